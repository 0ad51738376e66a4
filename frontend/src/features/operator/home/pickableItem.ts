import type { TileName } from '@/lib/design'

/** A product or a shop that can be picked. */
export interface PickableItem {
  id: number
  name: string
  picture: string | null
  tile: TileName
  /** Whether shoppers see it now. */
  isShown: boolean
}
