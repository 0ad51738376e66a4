/** A page as React draws it, and when its drawing is the one to be seen. */
interface Drawing {
  html: string
  styles: Record<string, string>
  when?: string
}

export function firstView(drawings: Drawing[]): { html: string; css: string; names: string }
