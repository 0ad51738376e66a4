/** The calls of the catalogue: categories, listings, products, reviews, shops and the public settings. */
import { catalogApi as generated } from '@/api/generated/catalog'

export type {
  Card,
  CardPage,
  Category,
  CategoryView,
  Collection,
  ListProductsApiArg as ListProductsQuery,
  NameSlug,
  Picture,
  Product,
  ProductOption,
  ProductShop,
  PublicConfig,
  Review,
  ReviewPage,
  Shop,
  ShopCard,
  Variant,
} from '@/api/generated/catalog'

export const catalogApi = generated

export const {
  useGetConfigQuery,
  useGetCategoryTreeQuery,
  useGetHomeQuery,
  useListProductsQuery,
  useGetProductQuery,
  useListReviewsQuery,
  useGetCategoryQuery,
  useGetSubCategoryQuery,
  useGetCollectionQuery,
  useListShopsQuery,
  useGetShopQuery,
  usePrefetch: useCatalogPrefetch,
} = catalogApi
