// Makes a drawing of React's fit for a page that is not alive yet.

/** Inline styles are not allowed by the page's policy: each becomes a class. */
function classesForStyles(html) {
  const names = new Map()
  const rewritten = html.replace(/<[^>]* style="([^"]*)"[^>]*>/g, (tag, style) => {
    const name = names.get(style) ?? `first-${names.size}`
    names.set(style, name)
    const bare = tag.replace(/ style="[^"]*"/, '')
    if (bare.includes(' class="')) return bare.replace(' class="', ` class="${name} `)
    return bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`)
  })
  const rules = [...names].map(([style, name]) => `.${name}{${style.replaceAll('&quot;', '"')}}`)
  return { html: rewritten, css: rules.join('') }
}

/**
 * The styles that the page uses. Those with the ground of a product's tile get another name and a place
 * for the gateway to write the tile: under its own name the storefront will want the style as it is.
 */
function usedStyles(html, styles) {
  let body = html
  let css = ''
  const names = []
  for (const [name, rule] of Object.entries(styles)) {
    const used = name.startsWith('animation-') || body.includes(`hs-${name}`)
    if (!used || typeof rule !== 'string') continue
    if (rule.includes('-tile-sand-')) {
      body = body.replaceAll(`hs-${name}`, `first-${name}`)
      css += rule.replaceAll(`hs-${name}`, `first-${name}`).replaceAll('-tile-sand-', '-tile-%tile%-')
    } else {
      names.push(name)
      css += rule
    }
  }
  return { body, css, names }
}

/** The frame without the footer, in which only links work: what is typed or pressed now would be lost. */
function quiet({ html, when }) {
  const bare = html
    .replace(/<title>.*?<\/title>|<link[^>]*>|<!--.*?-->/g, '')
    .replace(/<footer\b.*<\/footer>/s, '')
    .replace(/<form\b/g, '<form inert')
    .replace(/<(button|input|select|textarea)\b/g, '<$1 inert aria-disabled="true"')
  return when ? `<div data-when="${when}">${bare}</div>` : bare
}

/** What stands for the storefront until it runs, made of one drawing or several. */
export function firstView(drawings) {
  const html = `<div data-first-view>${drawings.map(quiet).join('')}</div>`
  const { body, css, names } = usedStyles(html, Object.assign({}, ...drawings.map(({ styles }) => styles)))
  const styled = classesForStyles(body)
  return { html: styled.html, css: css + styled.css, names: names.join(' ') }
}
