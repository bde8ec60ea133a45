//! What a driver could do wrong. A simulation in which these go unnoticed would prove nothing.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mistake {
    /// Answers and tells before the entries are durable.
    TellsEarly,
    /// Appends wherever the table is by now.
    AppendsAnywhere,
    /// Goes on as if it had not come second.
    IgnoresConflict,
    /// Says nothing to a command that was carried out before.
    ForgetsToAnswerAgain,
    /// Carries out a command as often as it comes.
    DoesItAgain,
    /// Refuses without looking whether it is behind.
    RefusesUnread,
    /// Trusts that its cache is the table.
    NeverLooks,
    /// Takes an error for a yes.
    TakesErrorForDone,
}

impl Mistake {
    pub(crate) const ALL: [Mistake; 8] = [
        Mistake::TellsEarly,
        Mistake::AppendsAnywhere,
        Mistake::IgnoresConflict,
        Mistake::ForgetsToAnswerAgain,
        Mistake::DoesItAgain,
        Mistake::RefusesUnread,
        Mistake::NeverLooks,
        Mistake::TakesErrorForDone,
    ];
}
