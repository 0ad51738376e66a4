import { useEffect } from 'react'
import { useGetCategoryTreeQuery } from '@/features/catalog/api'
import { logError } from '@/lib/log'
import { headerText } from './text'

/** A category tree that does not load is only logged: the menu stays empty and the page works. */
export function useCategoryFaultLog() {
  const { error } = useGetCategoryTreeQuery()
  useEffect(() => {
    if (error) logError(headerText.categoryFault, error)
  }, [error])
}
