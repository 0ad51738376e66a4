interface ListPage {
  page: number
  pageSize: number
  /** Of all pages; the answer to a page behind the last one may count none. */
  total: number
}

/** The last page of a list; an empty list has one as well. */
export const lastPageOf = ({ pageSize, total }: ListPage) => Math.max(1, Math.ceil(total / pageSize))

/** Whether there is no such page, as when its last entry was decided: the pager leads to the last one there is. */
export const isPastLastPage = (list: ListPage) => list.page > lastPageOf(list)
