/** The calls of the catalog: categories, listings, products, reviews, shops and the public settings. */
import { catalogApi as generated } from '@/api/generated/catalog'

export type {
  Card,
  CardPage,
  Category,
  CategoryFacet,
  CategoryView,
  Collection,
  Correction,
  Facets,
  FollowedShop,
  Home,
  HomeHero,
  HomeShelf,
  ListingPage as ListingAnswer,
  ListProductsApiArg as ListProductsQuery,
  NameSlug,
  Picture,
  PriceFacet,
  Product,
  ProductOption,
  ProductShop,
  PromoLine,
  PublicConfig,
  Review,
  ReportReview,
  ReviewPage,
  Shop,
  ShopCard,
  Suggestions,
  ShopReview,
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
  useSuggestQuery,
  useGetShopQuery,
  useListShopReviewsQuery,
  usePrefetch: useCatalogPrefetch,
} = catalogApi
