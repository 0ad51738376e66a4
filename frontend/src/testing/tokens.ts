/** An access token made for this person; only the person can be read from it. */
export const tokenOf = (id: number, note = '') => `head.${btoa(JSON.stringify({ sub: String(id), note }))}.seal`
