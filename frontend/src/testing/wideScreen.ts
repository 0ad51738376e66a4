import { vi } from 'vitest'

/** Answers every media query with yes, as on a wide screen, until the mocks are restored. */
export function showWideScreen(): void {
  const real = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...real(query), matches: true }))
}
