//! Open files: every connection is one.

/// Asks for so many open files, for every connection is one: systems usually allow a thousand to a program that does
/// not ask. Returns how many there may be.
pub fn open_files(wanted: u64) -> u64 {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        let more = maximum.map(|maximum| maximum.max(wanted));
        // Only the system's administrator may raise the maximum; anybody may use it up.
        let _as_many_as_before = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: more })
            .or_else(|_| setrlimit(Resource::Nofile, Rlimit { current: maximum.or(current), maximum }));
        getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
    }
    #[cfg(not(unix))]
    wanted
}
