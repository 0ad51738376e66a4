/**
 * Fetches the control of forms. A failed try is not kept, so the next touch tries again; the page is
 * never loaded anew for it, because that would take away what was typed.
 */
export const loadControl = () => import('./control')
