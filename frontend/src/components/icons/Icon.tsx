import { shapes, type IconName } from './shapes'

type IconProps = { name: IconName; size?: number; filled?: boolean; className?: string }

/** Icons that point along the line turn round where it runs from right to left. */
const along: ReadonlySet<IconName> = new Set(['arrowRight', 'chevronLeft', 'chevronRight', 'external', 'logout'])

/** A decorative icon: the control around it carries the words. */
export function Icon({ name, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      {...(className ? { className } : {})}
      data-along={along.has(name) || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
