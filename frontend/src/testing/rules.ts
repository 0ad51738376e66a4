/** Every style rule of an element's own classes, as text. */
export function rulesOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  return rules.filter((rule) => [...element.classList].some((name) => rule.includes(`.${name}`))).join('\n')
}
