/** How a card puts its product into the cart. The cart is a later feature, so the layout around the pages hands it in. */
import { createContext, type ReactNode } from 'react'
import type { Card } from './api'

/** Over a picture the button calls itself quick; where adding is the next step anyway it does not. */
export type QuickWords = 'quick' | 'plain'

/** Draws the button that adds the one variant of a product. */
export type RenderQuickAdd = (card: Card, words: QuickWords) => ReactNode

/** What cards draw; nothing where nothing can be bought. */
export const QuickAddContext = createContext<RenderQuickAdd>(() => null)

/** Whether there is nothing to choose before it is bought. */
export const isQuick = ({ hasOptions, inStock }: Pick<Card, 'hasOptions' | 'inStock'>) => inStock && !hasOptions
