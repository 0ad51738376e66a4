import { emptyApi as api } from "../emptyApi";
export const addTagTypes = ["catalog"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCategory: build.query<GetCategoryApiResponse, GetCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/public/categories/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["catalog"],
      }),
      getSubCategory: build.query<
        GetSubCategoryApiResponse,
        GetSubCategoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/public/categories/${encodeURIComponent(String(queryArg.slug))}/${encodeURIComponent(String(queryArg.sub))}`,
        }),
        providesTags: ["catalog"],
      }),
      getCollection: build.query<GetCollectionApiResponse, GetCollectionApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/public/categories/${encodeURIComponent(String(queryArg.slug))}/${encodeURIComponent(String(queryArg.sub))}/${encodeURIComponent(String(queryArg.collection))}`,
          }),
          providesTags: ["catalog"],
        },
      ),
      getChildCategorySuggest: build.query<
        GetChildCategorySuggestApiResponse,
        GetChildCategorySuggestApiArg
      >({
        query: () => ({
          url: `/api/public/category/get-all-child-category-suggest`,
        }),
        providesTags: ["catalog"],
      }),
      getCategoryTree: build.query<
        GetCategoryTreeApiResponse,
        GetCategoryTreeApiArg
      >({
        query: () => ({ url: `/api/public/category/get_tree_category` }),
        providesTags: ["catalog"],
      }),
      getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
        query: () => ({ url: `/api/public/config` }),
        providesTags: ["catalog"],
      }),
      getHome: build.query<GetHomeApiResponse, GetHomeApiArg>({
        query: (queryArg) => ({
          url: `/api/public/home`,
          params: {
            first: queryArg.first,
          },
        }),
        providesTags: ["catalog"],
      }),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/api/public/products`,
          params: {
            q: queryArg.q,
            category: queryArg.category,
            shop: queryArg.shop,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            minRating: queryArg.minRating,
            onSale: queryArg.onSale,
            inStock: queryArg.inStock,
            option: queryArg.option,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/api/public/products/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["catalog"],
      }),
      listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
        query: (queryArg) => ({
          url: `/api/public/products/${encodeURIComponent(String(queryArg.slug))}/reviews`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            rating: queryArg.rating,
            sort: queryArg.sort,
            photos: queryArg.photos,
          },
        }),
        providesTags: ["catalog"],
      }),
      countProductView: build.mutation<
        CountProductViewApiResponse,
        CountProductViewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/public/products/${encodeURIComponent(String(queryArg.slug))}/views`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
      suggest: build.query<SuggestApiResponse, SuggestApiArg>({
        query: (queryArg) => ({
          url: `/api/public/search/suggest`,
          params: {
            q: queryArg.q,
            language: queryArg.language,
          },
        }),
        providesTags: ["catalog"],
      }),
      listShops: build.query<ListShopsApiResponse, ListShopsApiArg>({
        query: (queryArg) => ({
          url: `/api/public/shops`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      getShop: build.query<GetShopApiResponse, GetShopApiArg>({
        query: (queryArg) => ({
          url: `/api/public/shops/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["catalog"],
      }),
      listShopReviews: build.query<
        ListShopReviewsApiResponse,
        ListShopReviewsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/public/shops/${encodeURIComponent(String(queryArg.slug))}/reviews`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            rating: queryArg.rating,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["catalog"],
      }),
      sendStockRequest: build.mutation<
        SendStockRequestApiResponse,
        SendStockRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/public/stock-requests`,
          method: "POST",
          body: queryArg.guestStockRequest,
        }),
        invalidatesTags: ["catalog"],
      }),
      confirmStockRequest: build.mutation<
        ConfirmStockRequestApiResponse,
        ConfirmStockRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/public/stock-requests/confirm`,
          method: "POST",
          body: queryArg.stockRequestLink,
        }),
        invalidatesTags: ["catalog"],
      }),
      getSharedWishlist: build.query<
        GetSharedWishlistApiResponse,
        GetSharedWishlistApiArg
      >({
        query: (queryArg) => ({
          url: `/api/public/wishlists/${encodeURIComponent(String(queryArg.token))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      listFollowedShops: build.query<
        ListFollowedShopsApiResponse,
        ListFollowedShopsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/followed-shops`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      listFollowedShopIds: build.query<
        ListFollowedShopIdsApiResponse,
        ListFollowedShopIdsApiArg
      >({
        query: () => ({ url: `/api/user/followed-shops/ids` }),
        providesTags: ["catalog"],
      }),
      followShop: build.mutation<FollowShopApiResponse, FollowShopApiArg>({
        query: (queryArg) => ({
          url: `/api/user/followed-shops/${encodeURIComponent(String(queryArg.shopId))}`,
          method: "PUT",
        }),
        invalidatesTags: ["catalog"],
      }),
      unfollowShop: build.mutation<UnfollowShopApiResponse, UnfollowShopApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/user/followed-shops/${encodeURIComponent(String(queryArg.shopId))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["catalog"],
        },
      ),
      listHelpfulReviews: build.query<
        ListHelpfulReviewsApiResponse,
        ListHelpfulReviewsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/reviews/helpful`,
          params: {
            product: queryArg.product,
          },
        }),
        providesTags: ["catalog"],
      }),
      markReviewHelpful: build.mutation<
        MarkReviewHelpfulApiResponse,
        MarkReviewHelpfulApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/reviews/${encodeURIComponent(String(queryArg.reviewId))}/helpful`,
          method: "PUT",
        }),
        invalidatesTags: ["catalog"],
      }),
      unmarkReviewHelpful: build.mutation<
        UnmarkReviewHelpfulApiResponse,
        UnmarkReviewHelpfulApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/reviews/${encodeURIComponent(String(queryArg.reviewId))}/helpful`,
          method: "DELETE",
        }),
        invalidatesTags: ["catalog"],
      }),
      reportReview: build.mutation<ReportReviewApiResponse, ReportReviewApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/user/reviews/${encodeURIComponent(String(queryArg.reviewId))}/report`,
            method: "POST",
            body: queryArg.reportReview,
          }),
          invalidatesTags: ["catalog"],
        },
      ),
      listStockRequests: build.query<
        ListStockRequestsApiResponse,
        ListStockRequestsApiArg
      >({
        query: () => ({ url: `/api/user/stock-requests` }),
        providesTags: ["catalog"],
      }),
      addStockRequest: build.mutation<
        AddStockRequestApiResponse,
        AddStockRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/stock-requests`,
          method: "POST",
          body: queryArg.stockRequest,
        }),
        invalidatesTags: ["catalog"],
      }),
      removeStockRequest: build.mutation<
        RemoveStockRequestApiResponse,
        RemoveStockRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/stock-requests/${encodeURIComponent(String(queryArg.variantId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["catalog"],
      }),
      listWishlist: build.query<ListWishlistApiResponse, ListWishlistApiArg>({
        query: (queryArg) => ({
          url: `/api/user/wishlist`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      listWishlistIds: build.query<
        ListWishlistIdsApiResponse,
        ListWishlistIdsApiArg
      >({
        query: () => ({ url: `/api/user/wishlist/ids` }),
        providesTags: ["catalog"],
      }),
      getWishlistShare: build.query<
        GetWishlistShareApiResponse,
        GetWishlistShareApiArg
      >({
        query: () => ({ url: `/api/user/wishlist/share` }),
        providesTags: ["catalog"],
      }),
      shareWishlist: build.mutation<
        ShareWishlistApiResponse,
        ShareWishlistApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/wishlist/share`,
          method: "PUT",
          body: queryArg.shareWishlist,
        }),
        invalidatesTags: ["catalog"],
      }),
      stopSharingWishlist: build.mutation<
        StopSharingWishlistApiResponse,
        StopSharingWishlistApiArg
      >({
        query: () => ({ url: `/api/user/wishlist/share`, method: "DELETE" }),
        invalidatesTags: ["catalog"],
      }),
      renewWishlistLink: build.mutation<
        RenewWishlistLinkApiResponse,
        RenewWishlistLinkApiArg
      >({
        query: () => ({ url: `/api/user/wishlist/share/link`, method: "POST" }),
        invalidatesTags: ["catalog"],
      }),
      addToWishlist: build.mutation<
        AddToWishlistApiResponse,
        AddToWishlistApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/wishlist/${encodeURIComponent(String(queryArg.productId))}`,
          method: "PUT",
        }),
        invalidatesTags: ["catalog"],
      }),
      removeFromWishlist: build.mutation<
        RemoveFromWishlistApiResponse,
        RemoveFromWishlistApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/wishlist/${encodeURIComponent(String(queryArg.productId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["catalog"],
      }),
      getShopFeedTable: build.query<
        GetShopFeedTableApiResponse,
        GetShopFeedTableApiArg
      >({
        query: (queryArg) => ({
          url: `/feeds/${encodeURIComponent(String(queryArg.shop))}.csv`,
        }),
        providesTags: ["catalog"],
      }),
      getShopFeed: build.query<GetShopFeedApiResponse, GetShopFeedApiArg>({
        query: (queryArg) => ({
          url: `/feeds/${encodeURIComponent(String(queryArg.shop))}.xml`,
        }),
        providesTags: ["catalog"],
      }),
      getLlmsText: build.query<GetLlmsTextApiResponse, GetLlmsTextApiArg>({
        query: () => ({ url: `/llms.txt` }),
        providesTags: ["catalog"],
      }),
      getMedia: build.query<GetMediaApiResponse, GetMediaApiArg>({
        query: (queryArg) => ({
          url: `/media/${encodeURIComponent(String(queryArg.name))}`,
        }),
        providesTags: ["catalog"],
      }),
      getOpenSearch: build.query<GetOpenSearchApiResponse, GetOpenSearchApiArg>(
        {
          query: () => ({ url: `/opensearch.xml` }),
          providesTags: ["catalog"],
        },
      ),
      getRobots: build.query<GetRobotsApiResponse, GetRobotsApiArg>({
        query: () => ({ url: `/robots.txt` }),
        providesTags: ["catalog"],
      }),
      getSitemap: build.query<GetSitemapApiResponse, GetSitemapApiArg>({
        query: () => ({ url: `/sitemap.xml` }),
        providesTags: ["catalog"],
      }),
      getSitemapPart: build.query<
        GetSitemapPartApiResponse,
        GetSitemapPartApiArg
      >({
        query: (queryArg) => ({
          url: `/sitemaps/${encodeURIComponent(String(queryArg.part))}.xml`,
        }),
        providesTags: ["catalog"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as catalogApi };
export type GetCategoryApiResponse =
  /** status 200 The category with its subcategories */ CategoryView;
export type GetCategoryApiArg = {
  /** The category. */
  slug: string;
};
export type GetSubCategoryApiResponse =
  /** status 200 The subcategory with its collections */ CategoryView;
export type GetSubCategoryApiArg = {
  /** The category. */
  slug: string;
  /** The subcategory. */
  sub: string;
};
export type GetCollectionApiResponse =
  /** status 200 The collection */ CategoryView;
export type GetCollectionApiArg = {
  /** The category. */
  slug: string;
  /** The subcategory. */
  sub: string;
  /** A shop's collection below that. */
  collection: string;
};
export type GetChildCategorySuggestApiResponse =
  /** status 200 Subcategories that are flagged, or whose category is */ CategoryRef[];
export type GetChildCategorySuggestApiArg = void;
export type GetCategoryTreeApiResponse =
  /** status 200 The tree, in the operator's order */ Category[];
export type GetCategoryTreeApiArg = void;
export type GetConfigApiResponse =
  /** status 200 The marketplace */ PublicConfig;
export type GetConfigApiArg = void;
export type GetHomeApiResponse =
  /** status 200 At most 24 products per shelf and 8 shops; only products that can be bought now */ Home;
export type GetHomeApiArg = {
  /** `true`: only the hero and the first shelf. */
  first?: boolean;
};
export type ListProductsApiResponse =
  /** status 200 One page of product cards, with the available filters */ ListingPage;
export type ListProductsApiArg = {
  /** Search words; the last one may be incomplete. Supports quotes and `-word`. */
  q?: string;
  /** `category`, `category/subcategory` or `category/subcategory/collection`. */
  category?: string;
  /** Slugs of shops; products of any of them. */
  shop?: string[];
  /** Lowest price, in minor units. */
  minPrice?: number;
  /** Highest price, in minor units. */
  maxPrice?: number;
  /** Lowest average rating. */
  minRating?: number;
  /** `true`: only products on sale at a reduced price. */
  onSale?: boolean;
  /** `true`: only products in stock. */
  inStock?: boolean;
  /** `option.NAME=VALUE`, repeatable. Several values of one option mean any of them; with several
    options, one variant must match all of them. Case is ignored. */
  option?: {
    [key: string]: string[];
  };
  /** `relevance` (with `q`), `newest`, `best_selling`, `rating`, `price_asc`, `price_desc` or
    `discount`. Default: `relevance` with `q`, otherwise `best_selling`. */
  sort?: string;
  /** From 1. */
  page?: number;
  /** Items per page; default 24. */
  pageSize?: number;
};
export type GetProductApiResponse =
  /** status 200 The product with all its variants */ Product;
export type GetProductApiArg = {
  /** The product. */
  slug: string;
};
export type ListReviewsApiResponse =
  /** status 200 One page, the latest first */ ReviewPage;
export type ListReviewsApiArg = {
  /** The product. */
  slug: string;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
  /** Only reviews with this number of stars. */
  rating?: number;
  /** `newest`, `helpful`, `highest` or `lowest`; default `newest`. */
  sort?: string;
  /** Only those with photos. */
  photos?: boolean;
};
export type CountProductViewApiResponse = unknown;
export type CountProductViewApiArg = {
  /** The product. */
  slug: string;
};
export type SuggestApiResponse =
  /** status 200 Searches, products, categories and shops */ Suggestions;
export type SuggestApiArg = {
  /** The search words; the last one may be incomplete. */
  q: string;
  /** The language of completed searches, such as `de`; default English. */
  language?: string;
};
export type ListShopsApiResponse = /** status 200 One page of shops */ ShopPage;
export type ListShopsApiArg = {
  /** Part of the name. */
  q?: string;
  /** `reviews` (the most reviewed first; default), `rating`, `newest` or `name`. */
  sort?: string;
  /** From 1. */
  page?: number;
  /** Items per page; default 24. */
  pageSize?: number;
};
export type GetShopApiResponse = /** status 200 The shop */ Shop;
export type GetShopApiArg = {
  /** The shop. */
  slug: string;
};
export type ListShopReviewsApiResponse =
  /** status 200 One page, the latest first */ ShopReviewPage;
export type ListShopReviewsApiArg = {
  /** The shop. */
  slug: string;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
  /** Only reviews with this number of stars. */
  rating?: number;
  /** `newest`, `helpful`, `highest` or `lowest`; default `newest`. */
  sort?: string;
};
export type SendStockRequestApiResponse = unknown;
export type SendStockRequestApiArg = {
  guestStockRequest: GuestStockRequest;
};
export type ConfirmStockRequestApiResponse = unknown;
export type ConfirmStockRequestApiArg = {
  stockRequestLink: StockRequestLink;
};
export type GetSharedWishlistApiResponse =
  /** status 200 One page of products on sale, the latest first */ SharedWishlist;
export type GetSharedWishlistApiArg = {
  /** The secret part of the link. */
  token: string;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ListFollowedShopsApiResponse =
  /** status 200 One page of those that are open, the latest followed first */ FollowedShopPage;
export type ListFollowedShopsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ListFollowedShopIdsApiResponse =
  /** status 200 All that are open, at most 500 */ FollowedShopIds;
export type ListFollowedShopIdsApiArg = void;
export type FollowShopApiResponse = unknown;
export type FollowShopApiArg = {
  /** The shop. */
  shopId: number;
};
export type UnfollowShopApiResponse = unknown;
export type UnfollowShopApiArg = {
  /** The shop. */
  shopId: number;
};
export type ListHelpfulReviewsApiResponse =
  /** status 200 The reviews of the product */ HelpfulReviews;
export type ListHelpfulReviewsApiArg = {
  /** The product. */
  product: string;
};
export type MarkReviewHelpfulApiResponse =
  /** status 200 How many people find it helpful */ HelpfulCount;
export type MarkReviewHelpfulApiArg = {
  /** The review. */
  reviewId: number;
};
export type UnmarkReviewHelpfulApiResponse =
  /** status 200 How many people find it helpful */ HelpfulCount;
export type UnmarkReviewHelpfulApiArg = {
  /** The review. */
  reviewId: number;
};
export type ReportReviewApiResponse = unknown;
export type ReportReviewApiArg = {
  /** The review. */
  reviewId: number;
  reportReview: ReportReview;
};
export type ListStockRequestsApiResponse =
  /** status 200 All of them */ StockRequests;
export type ListStockRequestsApiArg = void;
export type AddStockRequestApiResponse = unknown;
export type AddStockRequestApiArg = {
  stockRequest: StockRequest;
};
export type RemoveStockRequestApiResponse = unknown;
export type RemoveStockRequestApiArg = {
  /** The variant. */
  variantId: number;
};
export type ListWishlistApiResponse =
  /** status 200 One page of products on sale, the latest first */ CardPage;
export type ListWishlistApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ListWishlistIdsApiResponse =
  /** status 200 All that are on sale, at most 500 */ WishlistIds;
export type ListWishlistIdsApiArg = void;
export type GetWishlistShareApiResponse =
  /** status 200 Its link, if it is shared */ WishlistShare;
export type GetWishlistShareApiArg = void;
export type ShareWishlistApiResponse = /** status 200 Its link */ WishlistShare;
export type ShareWishlistApiArg = {
  shareWishlist: ShareWishlist;
};
export type StopSharingWishlistApiResponse = unknown;
export type StopSharingWishlistApiArg = void;
export type RenewWishlistLinkApiResponse =
  /** status 200 Its link */ WishlistShare;
export type RenewWishlistLinkApiArg = void;
export type AddToWishlistApiResponse = unknown;
export type AddToWishlistApiArg = {
  /** The product. */
  productId: number;
};
export type RemoveFromWishlistApiResponse = unknown;
export type RemoveFromWishlistApiArg = {
  /** The product. */
  productId: number;
};
export type GetShopFeedTableApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type GetShopFeedTableApiArg = {
  /** The shop's slug, or an earlier one. */
  shop: string;
};
export type GetShopFeedApiResponse =
  /** status 200 RSS 2.0 with Google's attributes */ string;
export type GetShopFeedApiArg = {
  /** The shop's slug, or an earlier one. */
  shop: string;
};
export type GetLlmsTextApiResponse =
  /** status 200 Markdown as specified by llmstxt.org */ string;
export type GetLlmsTextApiArg = void;
export type GetMediaApiResponse =
  /** status 200 The file, which never changes */ PictureFile;
export type GetMediaApiArg = {
  /** The picture's path, as other responses contain it. */
  name: string;
};
export type GetOpenSearchApiResponse =
  /** status 200 An OpenSearch description */ string;
export type GetOpenSearchApiArg = void;
export type GetRobotsApiResponse =
  /** status 200 As specified by RFC 9309 */ string;
export type GetRobotsApiArg = void;
export type GetSitemapApiResponse = /** status 200 A sitemap index */ string;
export type GetSitemapApiArg = void;
export type GetSitemapPartApiResponse = /** status 200 A sitemap */ string;
export type GetSitemapPartApiArg = {
  /** `pages`, `categories`, `shops-N` or `products-N`, N from 1. */
  part: string;
};
export type Tile = "sand" | "mint" | "sky" | "rose" | "lilac" | "butter";
export type NameSlug = {
  name: string;
  /** In German, if known. */
  nameDe?: string | null;
  slug: string;
};
export type CategoryRef = {
  id: number;
  name: string;
  /** In German, if known. */
  nameDe?: string | null;
  slug: string;
};
export type OfCollection = {
  /** Markdown rendered as safe HTML; headings from level 3. May be empty. */
  descriptionHtml: string;
  picture: string | null;
  /** The shop. */
  shop: NameSlug;
};
export type CategoryView = {
  id: number;
  name: string;
  /** In German, if known. */
  nameDe?: string | null;
  slug: string;
  tile: Tile;
  /** From the category down to this one. */
  path: NameSlug[];
  /** The subcategories of a category, or the collections of a subcategory. */
  children: CategoryRef[];
  productCount: number;
  collection: OfCollection | null;
};
export type FieldError = {
  /** JSON pointer to the field (RFC 6901). */
  pointer: string;
  /** Stable code. */
  code: string;
  /** One sentence that says how to fix it. */
  message: string;
};
export type QuoteGroup = {
  shopId: number;
  shopName: string;
  subtotal: number;
  discount: number;
  total: number;
};
export type QuoteProblem = {
  /** The cart item; null if it concerns the coupon or the whole order. */
  cartItemId: number | null;
  /** `unavailable`, `shop_on_holiday`, `out_of_stock`, `own_shop`, `payment_in_progress`, `coupon_unknown`,
    `coupon_not_started`, `coupon_expired`, `coupon_used`, `coupon_not_applicable`,
    `coupon_minimum` or `nothing_to_pay`. */
  code: string;
  /** One sentence for the shopper. */
  message: string;
};
export type LineChange = {
  /** `price_up`, `price_down`, `less_stock`, `sold_out`, `shop_on_holiday` or `gone`. */
  code: string;
  /** The previous unit price, in minor units; present if the price changed. */
  priceWas: number | null;
  /** How many are left; present if that is less than the quantity. */
  left: number | null;
};
export type QuoteChange = LineChange & {
  /** The cart item. */
  cartItemId: number;
};
export type Quote = {
  groups: QuoteGroup[];
  subtotal: number;
  discount: number;
  /** Always 0. */
  shipping: number;
  /** `subtotal - discount + shipping`. */
  total: number;
  currency: string;
  problems: QuoteProblem[];
  /** What has changed about the lines since the shopper saw them. */
  changes: QuoteChange[];
};
export type Problem = {
  /** A URI reference that identifies the kind of problem. */
  type: string;
  /** The kind of problem in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What happened and what to do, for people. */
  detail: string;
  /** The path that was requested. */
  instance: string;
  /** Stable snake_case code. */
  code: string;
  /** Quote it when asking for help. */
  requestId: string;
  /** The same as `detail`. */
  message: string;
  /** The refused fields, if any. */
  errors: FieldError[];
  /** For `invalid_transition` and `method_not_allowed`: what is allowed instead. */
  allowed?: string[];
  /** For `payment_in_progress`: the order that is being paid. */
  orderId?: number | null;
  /** For `payment_in_progress`: its number for people. */
  orderNumber?: string | null;
  quote?: Quote | null;
  /** For `stock_moved`: how many can be bought now. */
  stock?: number | null;
  /** For `product_changed` and `category_changed`: the present version. */
  version?: number | null;
};
export type Category = {
  id: number;
  name: string;
  /** In German, if known. */
  nameDe?: string | null;
  slug: string;
  /** Whether it is in the main navigation. */
  isShowSuggest: boolean;
  tile: Tile;
  picture: string | null;
  child: CategoryRef[];
};
export type SellingTerms = {
  /** Whether an operator approves a new shop before it opens. */
  needsApproval: boolean;
  /** Days after delivery from which a sale can be paid out. */
  holdDays: number;
  /** The smallest payout, in minor units; smaller amounts wait. */
  payoutMinimum: number;
  /** The payout days of each month, in UTC. */
  payoutDays: number[];
};
export type CarrierDays = {
  /** The minimum, from 1. */
  min: number;
  /** The maximum, up to 90. */
  max: number;
};
export type PromoLine = {
  text: string;
  /** In German; by default the other text is shown. */
  textDe?: string | null;
  /** A coupon's code to copy. */
  code: string | null;
  /** The link of the text: a path on this marketplace, or an `https://` URL. */
  link: string | null;
};
export type PublicConfig = {
  name: string;
  /** One line beside the name; `null` for the storefront's default. */
  slogan: string | null;
  /** ISO 4217; amounts are in its minor unit. */
  currency: string;
  /** Public client ID for the payment provider's script. */
  paypalClientId: string;
  /** The host of that script; `null` for the provider's own. */
  paypalSdkUrl: string | null;
  paypalEnvironment: string;
  contactEmail: string;
  postalAddress: string;
  socialUrl: string;
  /** The marketplace's commission, in 1/100 %. */
  commissionBps: number;
  selling: SellingTerms;
  /** How long parcels usually take; a shop's handling days are given with each product. */
  carrierDays: CarrierDays;
  promo: PromoLine | null;
  /** Whether this is the demo, which has a page with its emails. */
  demo: boolean;
};
export type Picture = {
  /** The rendition to use without `srcset`. */
  url: string;
  /** The alternative text. */
  alt: string;
  /** Width of the widest rendition in pixels; null for old pictures with a single rendition. */
  width: number | null;
  height: number | null;
  /** All widths, ready for the attribute. */
  srcset: string | null;
  /** A tiny preview as a data URI, to show while it loads; null for a picture with a transparent
    background. */
  placeholder: string | null;
};
export type HomeHero = {
  title: string;
  titleDe?: string | null;
  line: string;
  lineDe?: string | null;
  button: string;
  buttonDe?: string | null;
  /** A path on this marketplace, or an `https://` URL. */
  link: string;
  picture: Picture | null;
  /** The alternative text; empty for a decorative picture. */
  alt: string;
  altDe?: string | null;
};
export type ShelfKind =
  | "best_sellers"
  | "best_rated"
  | "on_sale"
  | "newest"
  | "category"
  | "products";
export type ShopRef = {
  id: number;
  name: string;
  slug: string;
};
export type Card = {
  id: number;
  slug: string;
  title: string;
  /** In German, if its seller wrote one. */
  titleDe?: string | null;
  /** Address of its first picture. */
  thumbnail: string | null;
  /** Its first picture and the one to cross-fade to. */
  pictures: Picture[];
  tile: Tile;
  shop: ShopRef;
  /** Regular price of the cheapest variant, in minor units. */
  price: number;
  /** Reduced price of the cheapest variant, in minor units; if present, this is what is charged. */
  priceSale: number | null;
  /** Whether other variants cost more. */
  priceVaries: boolean;
  /** Mean of the reviews' stars, 1 to 5. */
  rating: number | null;
  reviewCount: number;
  soldCount: number;
  inStock: boolean;
  publishedAt: string;
  /** Values of the color option. */
  colours: string[];
  /** The same in German, in the same order, if the marketplace's dictionary has any of them. */
  colourLabelsDe?: string[] | null;
  /** Whether the product has options to choose from. */
  hasOptions: boolean;
};
export type HomeShelf = {
  kind: ShelfKind;
  /** Null for the default title of its kind. */
  name: string | null;
  nameDe?: string | null;
  /** The slugs of its category. */
  path: string | null;
  cards: Card[];
};
export type ShopCard = {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  tile: Tile;
  description: string;
  /** Mean of the reviews' stars, 1 to 5. */
  rating: number | null;
  reviewCount: number;
  /** Products on sale. */
  productCount: number;
  openSince: string;
  /** Pictures of its best sellers, at most four. */
  thumbnails: string[];
};
export type Home = {
  hero: HomeHero | null;
  /** The shelves that are not empty, from top to bottom. */
  shelves: HomeShelf[];
  /** Featured shops, at most 8. */
  shops: ShopCard[];
};
export type CardPage = {
  items: Card[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type CategoryFacet = {
  name: string;
  /** In German, if known. */
  nameDe?: string | null;
  slug: string;
  path: string;
  count: number;
};
export type ShopFacet = {
  name: string;
  slug: string;
  count: number;
};
export type PriceBar = {
  from: number;
  to: number;
  count: number;
};
export type PriceFacet = {
  min: number;
  max: number;
  /** At most 20 adjoining ranges. */
  bars: PriceBar[];
};
export type RatingFacet = {
  stars: number;
  count: number;
};
export type ValueFacet = {
  /** Use this value in filters. */
  value: string;
  /** Its German name, if the marketplace's dictionary has one. */
  labelDe?: string | null;
  count: number;
};
export type OptionFacet = {
  /** Use this name in filters. */
  name: string;
  /** Its German name, if the marketplace's dictionary has one. */
  labelDe?: string | null;
  /** At most 50, the most frequent first. */
  values: ValueFacet[];
};
export type Facets = {
  /** The level below the requested category; if there is none, the same level. */
  categories: CategoryFacet[];
  /** At most 50, the most frequent first. */
  shops: ShopFacet[];
  price: PriceFacet | null;
  ratings: RatingFacet[];
  /** At most 20, the most used first. */
  options: OptionFacet[];
  /** How many are on sale at a reduced price. */
  onSale: number;
  /** How many are in stock. */
  inStock: number;
};
export type Correction = {
  words: string;
  /** Whether the products were found with these words; otherwise they are only a suggestion. */
  applied: boolean;
};
export type ListingPage = CardPage & {
  facets: Facets;
  correction: Correction | null;
};
export type Holiday = {
  starts: string;
  /** When the shop sells again. */
  ends: string;
  /** The seller's note to shoppers; may be empty. */
  note: string;
};
export type ProductShop = {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
  rating: number | null;
  reviewCount: number;
  holiday: Holiday | null;
  /** The number of days after payment within which the shop ships. */
  handlingDays: number;
};
export type ProductAttribute = {
  name: string;
  /** The name in German, if the marketplace's dictionary has it. */
  labelDe?: string | null;
  value: string;
  /** The value in German, if the marketplace's dictionary has it. */
  valueLabelDe?: string | null;
};
export type OptionValue = {
  /** The ID to use in `optionIds`. */
  id: number;
  value: string;
  /** The value in German, if the marketplace's dictionary has it; not included in a seller's own
    products. */
  labelDe?: string | null;
};
export type ProductOption = {
  id: number;
  name: string;
  /** The value in German, if the marketplace's dictionary has it; not included in a seller's own
    products. */
  labelDe?: string | null;
  values: OptionValue[];
};
export type Variant = {
  id: number;
  sku: string | null;
  /** One value per option; empty for a product without options. */
  optionIds: number[];
  price: number;
  priceSale: number | null;
  /** When the sale ends, if it has an end. */
  saleUntil: string | null;
  /** How many are in stock. */
  stock: number;
  image: string | null;
};
export type Product = {
  id: number;
  slug: string;
  title: string;
  /** In German, if its seller wrote one. */
  titleDe?: string | null;
  /** Markdown. */
  description: string;
  /** The same as safe HTML; headings from level 3. */
  descriptionHtml: string;
  /** In German, if its seller wrote one; Markdown. */
  descriptionDe?: string | null;
  /** The same as HTML. */
  descriptionHtmlDe?: string | null;
  shop: ProductShop;
  /** From the category down to the subcategory and, if any, the shop's collection. */
  category: NameSlug[];
  tile: Tile;
  images: Picture[];
  attributes: ProductAttribute[];
  options: ProductOption[];
  variants: Variant[];
  /** Regular price of the cheapest variant, in minor units. */
  price: number;
  /** Reduced price of the cheapest variant. */
  priceSale: number | null;
  /** When the sale ends, if it has an end. */
  saleUntil: string | null;
  /** Mean of the reviews' stars, 1 to 5. */
  rating: number | null;
  reviewCount: number;
  soldCount: number;
  createdAt: string;
};
export type Review = {
  id: number;
  author: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** May be empty. */
  text: string;
  /** The buyer's photos, at most five. */
  images: Picture[];
  /** The option values that were bought; null for a product without options. */
  choice: string | null;
  /** The seller's reply. */
  reply: string | null;
  repliedAt: string | null;
  /** How many people found it helpful. */
  helpfulCount: number;
  createdAt: string;
};
export type ReviewPage = {
  items: Review[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The number of reviews that match the filters. */
  total: number;
  /** The average rating. */
  rating: number | null;
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
  /** The latest photos, at most twelve. */
  photos: Picture[];
};
export type SuggestedProduct = {
  id: number;
  slug: string;
  title: string;
  /** In German, if its seller wrote one. */
  titleDe?: string | null;
  thumbnail: string | null;
  tile: Tile;
  /** Regular price of the cheapest variant, in minor units. */
  price: number;
  priceSale: number | null;
};
export type SuggestedCategory = {
  name: string;
  /** In German, if known. */
  nameDe?: string | null;
  path: string;
  /** The parent category's name. */
  parent: string | null;
  /** The parent category's German name, if known. */
  parentDe?: string | null;
};
export type SuggestedShop = {
  name: string;
  slug: string;
  logo: string | null;
  tile: Tile;
};
export type Suggestions = {
  /** Completed searches in lower case, at most four. */
  queries: string[];
  /** At most five. */
  products: SuggestedProduct[];
  /** At most three. */
  categories: SuggestedCategory[];
  /** At most two. */
  shops: SuggestedShop[];
};
export type ShopPage = {
  items: ShopCard[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type Collection = {
  id: number;
  name: string;
  slug: string;
  /** The slugs above it. */
  categoryPath: string;
};
export type Shop = ShopCard & {
  banner: string | null;
  /** The number of followers. */
  followerCount: number;
  /** The description as safe HTML; headings from level 3. */
  descriptionHtml: string;
  /** The shipping policy, in Markdown; may be empty. */
  shippingPolicy: string;
  /** The same as safe HTML; headings from level 3. */
  shippingPolicyHtml: string;
  /** The return policy, in Markdown; may be empty. */
  returnPolicy: string;
  /** The same as safe HTML; headings from level 3. */
  returnPolicyHtml: string;
  /** Email address for shoppers; may be empty. */
  contactEmail: string;
  /** Phone number for shoppers; may be empty. */
  contactPhone: string;
  holiday: Holiday | null;
  collections: Collection[];
};
export type ReviewedProduct = {
  title: string;
  /** In German, if its seller wrote one. */
  titleDe?: string | null;
  slug: string;
  thumbnail: string | null;
  tile: Tile;
};
export type ShopReview = {
  review: Review;
  product: ReviewedProduct;
};
export type ShopReviewPage = {
  items: ShopReview[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The number of reviews that match the filters. */
  total: number;
  /** The average rating. */
  rating: number | null;
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
};
export type GuestStockRequest = {
  /** A variant that is sold out. */
  variantId: number;
  email: string;
};
export type StockRequestLink = {
  /** The token from the email. */
  token: string;
};
export type SharedWishlist = {
  /** Its title; null if it has none. */
  title: string | null;
  items: Card[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type FollowedShop = {
  shop: ShopCard;
  /** Its newest products on sale, at most four. */
  newest: Card[];
};
export type FollowedShopPage = {
  items: FollowedShop[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type FollowedShopIds = {
  /** The latest followed first. */
  shopIds: number[];
};
export type HelpfulReviews = {
  reviewIds: number[];
};
export type HelpfulCount = {
  helpfulCount: number;
};
export type ReportReview = {
  /** The reason for reporting a review. */
  reason: "spam" | "offensive" | "off_topic" | "private" | "other";
  /** In the caller's own words. */
  text?: string | null;
};
export type StockRequests = {
  /** The latest first. */
  variantIds: number[];
};
export type StockRequest = {
  /** A variant that is sold out. */
  variantId: number;
};
export type WishlistIds = {
  /** The latest first. */
  productIds: number[];
};
export type WishlistShare = {
  /** The secret part of the link (the page `/wishlist/{token}`); null if it is not shared. */
  token: string | null;
  /** Its title; null if it has none. */
  title: string | null;
  /** When this link was created. */
  createdAt: string | null;
};
export type ShareWishlist = {
  /** The title that others see; by default none. The owner is not disclosed. */
  title?: string | null;
};
export type PictureFile = Blob;
export const {
  useGetCategoryQuery,
  useLazyGetCategoryQuery,
  useGetSubCategoryQuery,
  useLazyGetSubCategoryQuery,
  useGetCollectionQuery,
  useLazyGetCollectionQuery,
  useGetChildCategorySuggestQuery,
  useLazyGetChildCategorySuggestQuery,
  useGetCategoryTreeQuery,
  useLazyGetCategoryTreeQuery,
  useGetConfigQuery,
  useLazyGetConfigQuery,
  useGetHomeQuery,
  useLazyGetHomeQuery,
  useListProductsQuery,
  useLazyListProductsQuery,
  useGetProductQuery,
  useLazyGetProductQuery,
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useCountProductViewMutation,
  useSuggestQuery,
  useLazySuggestQuery,
  useListShopsQuery,
  useLazyListShopsQuery,
  useGetShopQuery,
  useLazyGetShopQuery,
  useListShopReviewsQuery,
  useLazyListShopReviewsQuery,
  useSendStockRequestMutation,
  useConfirmStockRequestMutation,
  useGetSharedWishlistQuery,
  useLazyGetSharedWishlistQuery,
  useListFollowedShopsQuery,
  useLazyListFollowedShopsQuery,
  useListFollowedShopIdsQuery,
  useLazyListFollowedShopIdsQuery,
  useFollowShopMutation,
  useUnfollowShopMutation,
  useListHelpfulReviewsQuery,
  useLazyListHelpfulReviewsQuery,
  useMarkReviewHelpfulMutation,
  useUnmarkReviewHelpfulMutation,
  useReportReviewMutation,
  useListStockRequestsQuery,
  useLazyListStockRequestsQuery,
  useAddStockRequestMutation,
  useRemoveStockRequestMutation,
  useListWishlistQuery,
  useLazyListWishlistQuery,
  useListWishlistIdsQuery,
  useLazyListWishlistIdsQuery,
  useGetWishlistShareQuery,
  useLazyGetWishlistShareQuery,
  useShareWishlistMutation,
  useStopSharingWishlistMutation,
  useRenewWishlistLinkMutation,
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useGetShopFeedTableQuery,
  useLazyGetShopFeedTableQuery,
  useGetShopFeedQuery,
  useLazyGetShopFeedQuery,
  useGetLlmsTextQuery,
  useLazyGetLlmsTextQuery,
  useGetMediaQuery,
  useLazyGetMediaQuery,
  useGetOpenSearchQuery,
  useLazyGetOpenSearchQuery,
  useGetRobotsQuery,
  useLazyGetRobotsQuery,
  useGetSitemapQuery,
  useLazyGetSitemapQuery,
  useGetSitemapPartQuery,
  useLazyGetSitemapPartQuery,
} = injectedRtkApi;
