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
  /** A random text, the same for each retry. */
  "Idempotency-Key"?: string;
  body: AddToCart[];
};
export type ChangeCartQuantityApiResponse =
  /** status 200 The whole cart */ ShopGroup[];
export type ChangeCartQuantityApiArg = {
  /** The line, as the cart lists it. */
  id: number;
  /** How many are wanted, from 1 to 999, whatever was wanted before. */
  quantity: number;
};
export type GetCartApiResponse = /** status 200 The whole cart */ ShopGroup[];
export type GetCartApiArg = void;
export type UpdateCartItemApiResponse =
  /** status 200 The whole cart */ ShopGroup[];
export type UpdateCartItemApiArg = {
  /** The line, as the cart lists it. */
  id: number;
  changeQuantity: ChangeQuantity;
};
export type RemoveFromCartApiResponse =
  /** status 200 The whole cart */ ShopGroup[];
export type RemoveFromCartApiArg = {
  /** The line, as the cart lists it. */
  id: number;
};
export type CartOption = {
  name: string;
  value: string;
};
export type InPayment = {
  /** Its id. */
  orderId: number;
  /** The number for people. */
  orderNumber: string;
};
export type CartShop = {
  id: number;
  name: string;
  slug: string;
};
export type CartProduct = {
  id: number;
  slug: string;
  title: string;
  thumbnail: string | null;
  tile: string;
  /** Regular price in minor units. */
  price: number;
  /** Reduced price in minor units; this is what counts when there is one. */
  priceSale: number | null;
  /** How many this shopper can buy; what an unfinished checkout of theirs set aside is theirs. */
  stock: number;
};
export type CartItem = {
  id: number;
  quantity: number;
  /** Always false: what lies in a cart was not bought yet. */
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
  shop: CartShop;
  productDTO: CartProduct;
};
export type ShopGroup = {
  /** The shop. */
  id: number;
  shopName: string;
  shopSlug: string;
  /** Always 0: shops ship from everywhere. */
  shopIdDistrict: number;
  /** The lines, oldest first. */
  cartDTOList: CartItem[];
};
export type FieldError = {
  /** JSON pointer to the field (RFC 6901). */
  pointer: string;
  /** Stable code. */
  code: string;
  /** One sentence that says what to do. */
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
  /** The item it is about; null: the coupon, or the whole. */
  cartItemId: number | null;
  /** `unavailable`, `out_of_stock`, `own_shop`, `payment_in_progress`, `coupon_unknown`,
    `coupon_not_started`, `coupon_expired`, `coupon_used`, `coupon_not_applicable`,
    `coupon_minimum` or `nothing_to_pay`. */
  code: string;
  /** One sentence for the shopper. */
  message: string;
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
};
export type Problem = (InPayment | null) & {
  /** A URI reference that names the kind of problem. */
  type: string;
  /** The kind in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What happened and what to do, for people. */
  detail: string;
  /** The path that was asked for. */
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
  quote?: Quote | null;
  /** For `stock_moved`: how many can be bought now. */
  stock?: number | null;
};
export type ProductRef = {
  id: number;
};
export type AddToCart = {
  productDTO: ProductRef;
  quantity: number;
  /** One value per option, in any order; empty for a product without options. */
  optionIds?: number[];
};
export type ChangeQuantity = {
  /** How many are wanted, whatever was wanted before. */
  quantity: number;
};
export const {
  useAddToCartMutation,
  useAddManyToCartMutation,
  useChangeCartQuantityMutation,
  useGetCartQuery,
  useLazyGetCartQuery,
  useUpdateCartItemMutation,
  useRemoveFromCartMutation,
} = injectedRtkApi;
