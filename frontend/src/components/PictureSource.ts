/** A picture as the server describes it; old ones without sizes have only their address. */
export interface PictureSource {
  /** The rendition to use without `srcset`. */
  url: string
  alt: string
  /** Of the largest rendition. */
  width: number | null
  height: number | null
  srcset: string | null
  /** A tiny version as a data address; only photos with a ground of their own have one. */
  placeholder: string | null
}

/** A picture of which only the address is known. */
export const pictureAt = (url: string, alt = ''): PictureSource => ({
  ...{ url, alt },
  ...{ width: null, height: null, srcset: null, placeholder: null },
})

/** Limits a large picture to its own width, so that it is not scaled up too far. */
export const ownWidth = (width: number | string | null) =>
  (width === null ? {} : { '--own-width': typeof width === 'number' ? `${width}px` : width }) as object

/** How wide pictures stand on the page, for the browser's choice among the renditions of a `srcset`. */
export const widths = {
  hero: '(max-width:899px) calc(100vw - 32px), (max-width:1343px) calc(42vw - 26px), 534px',
  card: '(max-width:599px) calc(50vw - 22px), (max-width:899px) calc(33vw - 24px), 264px',
  gallery:
    '(max-width:591px) calc(100vw - 32px), (max-width:899px) 560px, (max-width:1199px) calc(58vw - 140px), 564px',
} as const
