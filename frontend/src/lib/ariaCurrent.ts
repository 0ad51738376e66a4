/**
 * How a link of a menu says that it leads to this page: `page` when it does, `true` when this page
 * lies below it (unless only the exact page counts), nothing otherwise.
 */
export function ariaCurrentOf(pathname: string, to: string, exact = false): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return !exact && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
