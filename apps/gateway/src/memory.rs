//! The allocator, and how long it keeps freed memory.

use std::ffi::c_long;

use libmimalloc_sys::{mi_option_get, mi_option_set, mi_option_t};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// `mi_option_purge_delay` of [`mimalloc.h`](https://microsoft.github.io/mimalloc/group__options.html),
/// version 3; the bindings do not name it.
const PURGE_DELAY: mi_option_t = 15;
/// What that option is unless somebody sets it, in milliseconds.
const USUAL: c_long = 1_000;
/// Without waiting.
const AT_ONCE: c_long = 0;

/// Gives freed pages back to the system at once. Answers, searches and compressed bodies are
/// allocated and freed on all threads; a second's worth of them would double what a busy gateway
/// holds. `MIMALLOC_PURGE_DELAY` in the environment wins.
#[expect(
    unsafe_code,
    reason = "the allocator's options have no safe wrapper; they may be set at any time"
)]
pub fn give_back_at_once() {
    unsafe {
        if mi_option_get(PURGE_DELAY) == USUAL {
            mi_option_set(PURGE_DELAY, AT_ONCE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_the_one_that_we_mean() {
        #[expect(unsafe_code, reason = "reads a number")]
        let read = || unsafe { mi_option_get(PURGE_DELAY) };
        assert_eq!(read(), USUAL);
        give_back_at_once();
        assert_eq!(read(), AT_ONCE);
    }
}
