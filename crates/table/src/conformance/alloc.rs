//! Playouts allocate nothing: counted, not promised.

#![allow(unsafe_code, reason = "a global allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use rand::SeedableRng;

use crate::playout::playout;
use crate::{Game, Loaded, Rng, Scratch};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting by thread. A test that wants to count makes it its `#[global_allocator]`.
#[derive(Debug)]
pub struct CountingAllocator;

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// Panics if a playout, or asking for the standing at its end, allocates once the lists have grown.
pub fn playouts_allocate_nothing<G: Game>(setup: &G::Setup) {
    let start = G::new(setup, &Loaded::<G>::standard().data).expect("the setup fits");
    let mut rng = Rng::seed_from_u64(3);
    let mut scratch = Scratch::default();
    let mut play = |games| {
        let before = ALLOCATIONS.get();
        let mut points = 0;
        for _ in 0..games {
            let mut position = start.clone();
            playout(&mut position, &mut rng, &mut scratch);
            points += position.standing().scores[0];
        }
        std::hint::black_box(points);
        ALLOCATIONS.get() - before
    };
    play(2_000);
    assert!(ALLOCATIONS.get() > 0, "nothing counts: is CountingAllocator the test's global allocator?");
    assert_eq!(play(2_000), 0, "a playout allocates");
}
