import { locale } from './language'

const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** An average of stars: "4.6" */
export const formatRating = (stars: number) => tenths.format(stars)
