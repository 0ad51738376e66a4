import { PageTitle, Sections, Wrap } from '@/components/Page'
import { Directory, SellHere } from '@/features/catalog/components/directory/Directory'
import { catalogText } from '@/features/catalog/text'

/** All shops of the marketplace, and the way to open another. */
export function VendorsPage() {
  return (
    <Wrap>
      <PageTitle>{catalogText.shops}</PageTitle>
      <Sections>
        <Directory />
        <SellHere />
      </Sections>
    </Wrap>
  )
}
