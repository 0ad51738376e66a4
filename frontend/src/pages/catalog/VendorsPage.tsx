import { PageTitle, Sections, PageContainer } from '@/components/Page'
import { ShopDirectory, SellHere } from '@/features/catalog/components/directory/ShopDirectory'
import { catalogText } from '@/features/catalog/text'

/** All shops of the marketplace, and the way to open another. */
export function VendorsPage() {
  return (
    <PageContainer>
      <PageTitle>{catalogText.shops}</PageTitle>
      <Sections>
        <ShopDirectory />
        <SellHere />
      </Sections>
    </PageContainer>
  )
}
