import { emptyApi as api } from "../emptyApi";
export const addTagTypes = ["cart"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addToCart: build.mutation<AddToCartApiResponse, AddToCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/add`,
          method: "POST",
          body: queryArg.addToCart,
        }),
        invalidatesTags: ["cart"],
      }),
      addManyToCart: build.mutation<
        AddManyToCartApiResponse,
        AddManyToCartApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/add-multiple`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["cart"],
      }),
      agreeToPrices: build.mutation<
        AgreeToPricesApiResponse,
        AgreeToPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/agreed-prices`,
          method: "POST",
          body: queryArg.agreedPrices,
        }),
        invalidatesTags: ["cart"],
      }),
      changeCartQuantity: build.mutation<
        ChangeCartQuantityApiResponse,
        ChangeCartQuantityApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/changeQuantity/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.quantity))}`,
          method: "GET",
        }),
        invalidatesTags: ["cart"],
      }),
      getCart: build.query<GetCartApiResponse, GetCartApiArg>({
        query: () => ({ url: `/api/cart/findAll` }),
        providesTags: ["cart"],
      }),
      updateCartItem: build.mutation<
        UpdateCartItemApiResponse,
        UpdateCartItemApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/items/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.changeQuantity,
        }),
        invalidatesTags: ["cart"],
      }),
      removeFromCart: build.mutation<
        RemoveFromCartApiResponse,
        RemoveFromCartApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/remove/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["cart"],
      }),
      listSaved: build.query<ListSavedApiResponse, ListSavedApiArg>({
        query: () => ({ url: `/api/cart/saved` }),
        providesTags: ["cart"],
      }),
      saveForLater: build.mutation<SaveForLaterApiResponse, SaveForLaterApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/cart/saved`,
            method: "POST",
            body: queryArg.saveForLater,
          }),
          invalidatesTags: ["cart"],
        },
      ),
      addManyToSaved: build.mutation<
        AddManyToSavedApiResponse,
        AddManyToSavedApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/saved/add-multiple`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["cart"],
      }),
      removeSaved: build.mutation<RemoveSavedApiResponse, RemoveSavedApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/saved/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["cart"],
      }),
      moveToCart: build.mutation<MoveToCartApiResponse, MoveToCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/saved/${encodeURIComponent(String(queryArg.id))}/move-to-cart`,
          method: "POST",
        }),
        invalidatesTags: ["cart"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as cartApi };
export type AddToCartApiResponse = /** status 200 The whole cart */ ShopGroup[];
export type AddToCartApiArg = {
  addToCart: AddToCart;
};
export type AddManyToCartApiResponse =
  /** status 200 The whole cart */ ShopGroup[];
export type AddManyToCartApiArg = {
  /** A random string, the same for each retry. */
  "Idempotency-Key"?: string;
  body: AddToCart[];
};
export type AgreeToPricesApiResponse =
  /** status 200 The whole cart */ ShopGroup[];
export type AgreeToPricesApiArg = {
  agreedPrices: AgreedPrices;
};
export type ChangeCartQuantityApiResponse =
  /** status 200 The whole cart */ ShopGroup[];
export type ChangeCartQuantityApiArg = {
  /** The cart line's ID. */
  id: number;
  /** The new quantity, from 1 to 999. */
  quantity: number;
};
export type GetCartApiResponse = /** status 200 The whole cart */ ShopGroup[];
export type GetCartApiArg = void;
export type UpdateCartItemApiResponse =
  /** status 200 The whole cart */ ShopGroup[];
export type UpdateCartItemApiArg = {
  /** The cart line's ID. */
  id: number;
  changeQuantity: ChangeQuantity;
};
export type RemoveFromCartApiResponse =
  /** status 200 The whole cart */ ShopGroup[];
export type RemoveFromCartApiArg = {
  /** The cart line's ID. */
  id: number;
};
export type ListSavedApiResponse =
  /** status 200 All items, the latest first */ CartItem[];
export type ListSavedApiArg = void;
export type SaveForLaterApiResponse =
  /** status 200 The whole cart and all saved items */ CartAndSaved;
export type SaveForLaterApiArg = {
  saveForLater: SaveForLater;
};
export type AddManyToSavedApiResponse =
  /** status 200 All saved items, the latest first */ CartItem[];
export type AddManyToSavedApiArg = {
  body: AddToCart[];
};
export type RemoveSavedApiResponse =
  /** status 200 All saved items, the latest first */ CartItem[];
export type RemoveSavedApiArg = {
  /** The saved item's ID. */
  id: number;
};
export type MoveToCartApiResponse =
  /** status 200 The whole cart and all saved items */ CartAndSaved;
export type MoveToCartApiArg = {
  /** The saved item's ID. */
  id: number;
};
export type CartOption = {
  name: string;
  /** In German, if the marketplace's dictionary has it. */
  nameDe?: string | null;
  value: string;
  /** In German, if the marketplace's dictionary has it. */
  valueDe?: string | null;
};
export type InPayment = {
  /** Its id. */
  orderId: number;
  /** The order number that people see. */
  orderNumber: string;
};
export type LineChange = {
  /** `price_up`, `price_down`, `less_stock`, `sold_out`, `shop_on_holiday` or `gone`. */
  code: string;
  /** The previous unit price, in minor units; present if the price changed. */
  priceWas: number | null;
  /** How many are left; present if that is less than the quantity. */
  left: number | null;
};
export type CartShop = {
  id: number;
  name: string;
  slug: string;
  /** The number of days after payment within which the shop ships. */
  handlingDays: number;
};
export type CartProduct = {
  id: number;
  slug: string;
  title: string;
  /** In German, if its seller wrote one. */
  titleDe?: string | null;
  thumbnail: string | null;
  tile: string;
  /** Regular price in minor units. */
  price: number;
  /** Reduced price in minor units; if present, this is what is charged. */
  priceSale: number | null;
  /** How many this shopper can buy, including those held by their own unfinished checkout. */
  stock: number;
};
export type CartItem = {
  id: number;
  quantity: number;
  /** Always false, because items in a cart have not been bought yet. */
  isReview: boolean;
  /** Option name to id of the chosen value. */
  variantValues: {
    [key: string]: number;
  };
  /** The chosen values' ids, as `addToCart` takes them. */
  optionIds: number[];
  options: CartOption[];
  /** Whether it can be bought now: on sale, at least one in stock, and not being paid. */
  available: boolean;
  inPayment: InPayment | null;
  /** What has changed since the shopper added it or last agreed to it; `agreeToPrices` confirms a
    changed price. */
  changes: LineChange[];
  shop: CartShop;
  productDTO: CartProduct;
};
export type ShopGroup = {
  /** The shop. */
  id: number;
  shopName: string;
  shopSlug: string;
  /** Always 0; shops ship from anywhere. */
  shopIdDistrict: number;
  /** The lines, oldest first. */
  cartDTOList: CartItem[];
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
export type ProductRef = {
  id: number;
};
export type AddToCart = {
  productDTO: ProductRef;
  quantity: number;
  /** One value per option, in any order; empty for a product without options. */
  optionIds?: number[];
  /** The unit price that the shopper saw, in minor units. If it is different now, the line's
    `changes` say so; it is never used as the price. */
  seenPrice?: number | null;
};
export type AgreedPrice = {
  /** The `id` of the item. */
  cartItemId: number;
  /** The unit price that they saw, in minor units. If the price has changed again, `changes`
    lists it. */
  price: number;
};
export type AgreedPrices = {
  /** At most 200. */
  items: AgreedPrice[];
};
export type ChangeQuantity = {
  /** The new quantity. */
  quantity: number;
};
export type CartAndSaved = {
  /** The whole cart. */
  cart: ShopGroup[];
  /** All saved items, the latest first. */
  saved: CartItem[];
  /** How many pieces were moved; into the cart, no more than are in stock. */
  quantity: number;
};
export type SaveForLater = {
  /** The `id` of the item. */
  cartItemId: number;
};
export const {
  useAddToCartMutation,
  useAddManyToCartMutation,
  useAgreeToPricesMutation,
  useChangeCartQuantityMutation,
  useGetCartQuery,
  useLazyGetCartQuery,
  useUpdateCartItemMutation,
  useRemoveFromCartMutation,
  useListSavedQuery,
  useLazyListSavedQuery,
  useSaveForLaterMutation,
  useAddManyToSavedMutation,
  useRemoveSavedMutation,
  useMoveToCartMutation,
} = injectedRtkApi;
