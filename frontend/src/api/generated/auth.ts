import { emptyApi as api } from "../emptyApi";
export const addTagTypes = ["auth"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      confirmSession: build.mutation<
        ConfirmSessionApiResponse,
        ConfirmSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/confirm`,
          method: "POST",
          body: queryArg.confirmation,
        }),
        invalidatesTags: ["auth"],
      }),
      forgotPassword: build.mutation<
        ForgotPasswordApiResponse,
        ForgotPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/forgot-password`,
          method: "POST",
          body: queryArg.forgotPasswordForm,
        }),
        invalidatesTags: ["auth"],
      }),
      refreshTokenLegacy: build.mutation<
        RefreshTokenLegacyApiResponse,
        RefreshTokenLegacyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/refreshtoken`,
          method: "POST",
          body: queryArg.refreshToken,
        }),
        invalidatesTags: ["auth"],
      }),
      resendActivation: build.mutation<
        ResendActivationApiResponse,
        ResendActivationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/resend-activation`,
          method: "POST",
          body: queryArg.resendActivation,
        }),
        invalidatesTags: ["auth"],
      }),
      resetPassword: build.mutation<
        ResetPasswordApiResponse,
        ResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password`,
          method: "POST",
          body: queryArg.resetPassword,
        }),
        invalidatesTags: ["auth"],
      }),
      signInWithCode: build.mutation<
        SignInWithCodeApiResponse,
        SignInWithCodeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor`,
          method: "POST",
          body: queryArg.ticketAndCode,
        }),
        invalidatesTags: ["auth"],
      }),
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/signin`,
          method: "POST",
          body: queryArg.credentials,
        }),
        invalidatesTags: ["auth"],
      }),
      signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
        query: () => ({ url: `/api/auth/signout`, method: "GET" }),
        invalidatesTags: ["auth"],
      }),
      signOutPost: build.mutation<SignOutPostApiResponse, SignOutPostApiArg>({
        query: () => ({ url: `/api/auth/signout`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      activateAccount: build.query<
        ActivateAccountApiResponse,
        ActivateAccountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/signup-user/active`,
          params: {
            token: queryArg.token,
          },
        }),
        providesTags: ["auth"],
      }),
      listCountries: build.query<ListCountriesApiResponse, ListCountriesApiArg>(
        {
          query: () => ({ url: `/api/public/countries` }),
          providesTags: ["auth"],
        },
      ),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/public/registerWithoutVerify`,
          method: "POST",
          body: queryArg.registerForm,
        }),
        invalidatesTags: ["auth"],
      }),
      listAddresses: build.query<ListAddressesApiResponse, ListAddressesApiArg>(
        {
          query: () => ({ url: `/api/user/addresses` }),
          providesTags: ["auth"],
        },
      ),
      createAddress: build.mutation<
        CreateAddressApiResponse,
        CreateAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/addresses`,
          method: "POST",
          body: queryArg.addressInput,
        }),
        invalidatesTags: ["auth"],
      }),
      updateAddress: build.mutation<
        UpdateAddressApiResponse,
        UpdateAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/addresses/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.addressInput,
        }),
        invalidatesTags: ["auth"],
      }),
      deleteAddress: build.mutation<
        DeleteAddressApiResponse,
        DeleteAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/addresses/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["auth"],
      }),
      setDefaultAddress: build.mutation<
        SetDefaultAddressApiResponse,
        SetDefaultAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/addresses/${encodeURIComponent(String(queryArg.id))}/default`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
      removeAvatar: build.mutation<RemoveAvatarApiResponse, RemoveAvatarApiArg>(
        {
          query: () => ({ url: `/api/user/avatar`, method: "DELETE" }),
          invalidatesTags: ["auth"],
        },
      ),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/change-password`,
          method: "POST",
          body: queryArg.changePassword,
        }),
        invalidatesTags: ["auth"],
      }),
      deleteAccount: build.mutation<
        DeleteAccountApiResponse,
        DeleteAccountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/delete-account`,
          method: "POST",
          body: queryArg.deleteAccount,
        }),
        invalidatesTags: ["auth"],
      }),
      exportPersonalData: build.query<
        ExportPersonalDataApiResponse,
        ExportPersonalDataApiArg
      >({
        query: () => ({ url: `/api/user/export` }),
        providesTags: ["auth"],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/user/me` }),
        providesTags: ["auth"],
      }),
      getSecondFactor: build.query<
        GetSecondFactorApiResponse,
        GetSecondFactorApiArg
      >({
        query: () => ({ url: `/api/user/second-factor` }),
        providesTags: ["auth"],
      }),
      beginSecondFactor: build.mutation<
        BeginSecondFactorApiResponse,
        BeginSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/second-factor`,
          method: "POST",
          body: queryArg.beginSecondFactor,
        }),
        invalidatesTags: ["auth"],
      }),
      confirmSecondFactor: build.mutation<
        ConfirmSecondFactorApiResponse,
        ConfirmSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/second-factor/confirm`,
          method: "POST",
          body: queryArg.secondFactorCode,
        }),
        invalidatesTags: ["auth"],
      }),
      disableSecondFactor: build.mutation<
        DisableSecondFactorApiResponse,
        DisableSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/second-factor/disable`,
          method: "POST",
          body: queryArg.disableSecondFactor,
        }),
        invalidatesTags: ["auth"],
      }),
      renewRecoveryCodes: build.mutation<
        RenewRecoveryCodesApiResponse,
        RenewRecoveryCodesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/second-factor/recovery-codes`,
          method: "POST",
          body: queryArg.secondFactorCode,
        }),
        invalidatesTags: ["auth"],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/user/sessions` }),
        providesTags: ["auth"],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/user/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["auth"],
      }),
      updateProfile: build.mutation<
        UpdateProfileApiResponse,
        UpdateProfileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/update_profile`,
          method: "POST",
          body: queryArg.profileForm,
        }),
        invalidatesTags: ["auth"],
      }),
      refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/refresh-token`,
            method: "POST",
            body: queryArg.refreshToken,
          }),
          invalidatesTags: ["auth"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as authApi };
export type ConfirmSessionApiResponse =
  /** status 200 Confirmed in this session */ Confirmed;
export type ConfirmSessionApiArg = {
  confirmation: Confirmation;
};
export type ForgotPasswordApiResponse =
  /** status 200 An email is sent if there is an account */ Message;
export type ForgotPasswordApiArg = {
  forgotPasswordForm: ForgotPasswordForm;
};
export type RefreshTokenLegacyApiResponse =
  /** status 200 A new pair of tokens */ Tokens;
export type RefreshTokenLegacyApiArg = {
  refreshToken: RefreshToken;
};
export type ResendActivationApiResponse =
  /** status 200 An email is sent if it is needed */ Message;
export type ResendActivationApiArg = {
  resendActivation: ResendActivation;
};
export type ResetPasswordApiResponse =
  /** status 200 The password is changed; all devices are signed out */ Message;
export type ResetPasswordApiArg = {
  resetPassword: ResetPassword;
};
export type SignInWithCodeApiResponse =
  /** status 200 The person, with tokens */ Session;
export type SignInWithCodeApiArg = {
  ticketAndCode: TicketAndCode;
};
export type SignInApiResponse =
  /** status 200 The person, with tokens if the account is active */ Session;
export type SignInApiArg = {
  credentials: Credentials;
};
export type SignOutApiResponse =
  /** status 200 Signed out; the tokens are no longer valid */ Message;
export type SignOutApiArg = void;
export type SignOutPostApiResponse =
  /** status 200 Signed out; the tokens are no longer valid */ Message;
export type SignOutPostApiArg = void;
export type ActivateAccountApiResponse =
  /** status 200 The account is active */ Message;
export type ActivateAccountApiArg = {
  /** The token from the email. */
  token: string;
};
export type ListCountriesApiResponse =
  /** status 200 249 countries */ Country[];
export type ListCountriesApiArg = void;
export type RegisterApiResponse = /** status 200 An email is sent */ Message;
export type RegisterApiArg = {
  registerForm: RegisterForm;
};
export type ListAddressesApiResponse =
  /** status 200 At most 20 addresses */ Address[];
export type ListAddressesApiArg = void;
export type CreateAddressApiResponse = /** status 201 The address */ Address;
export type CreateAddressApiArg = {
  addressInput: AddressInput;
};
export type UpdateAddressApiResponse =
  /** status 200 The address as it is now */ Address;
export type UpdateAddressApiArg = {
  /** The address's ID. */
  id: number;
  addressInput: AddressInput;
};
export type DeleteAddressApiResponse = unknown;
export type DeleteAddressApiArg = {
  /** The address's ID. */
  id: number;
};
export type SetDefaultAddressApiResponse =
  /** status 200 The address, now the default */ Address;
export type SetDefaultAddressApiArg = {
  /** The address's ID. */
  id: number;
};
export type RemoveAvatarApiResponse =
  /** status 200 The profile as it is now, without a picture */ Profile;
export type RemoveAvatarApiArg = void;
export type ChangePasswordApiResponse =
  /** status 200 The password is changed; other devices are signed out */ Message;
export type ChangePasswordApiArg = {
  changePassword: ChangePassword;
};
export type DeleteAccountApiResponse =
  /** status 200 The account is deleted */ Message;
export type DeleteAccountApiArg = {
  deleteAccount: DeleteAccount;
};
export type ExportPersonalDataApiResponse =
  /** status 200 A file */ PersonalData;
export type ExportPersonalDataApiArg = void;
export type GetMeApiResponse = /** status 200 The profile */ Profile;
export type GetMeApiArg = void;
export type GetSecondFactorApiResponse =
  /** status 200 The present status */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse =
  /** status 200 The secret for the authenticator app */ SecondFactorSetup;
export type BeginSecondFactorApiArg = {
  beginSecondFactor: BeginSecondFactor;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 It is on; these recovery codes are shown only once */ RecoveryCodes;
export type ConfirmSecondFactorApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type DisableSecondFactorApiResponse = unknown;
export type DisableSecondFactorApiArg = {
  disableSecondFactor: DisableSecondFactor;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 The recovery codes, shown only once */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type ListSessionsApiResponse =
  /** status 200 The devices, at most 100 */ SessionInfo[];
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  /** The device's ID in `listSessions`. */
  id: number;
};
export type UpdateProfileApiResponse =
  /** status 200 The profile as it is now */ Profile;
export type UpdateProfileApiArg = {
  profileForm: ProfileForm;
};
export type RefreshTokenApiResponse =
  /** status 200 A new pair of tokens */ Tokens;
export type RefreshTokenApiArg = {
  refreshToken: RefreshToken;
};
export type Confirmed = {
  confirmedUntil: string;
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
export type Confirmation = {
  currentPassword?: string | null;
  /** Six digits from the authenticator app, or a recovery code. */
  code?: string | null;
};
export type Message = {
  message: string;
};
export type ForgotPasswordForm = {
  email: string;
};
export type Tokens = {
  accessToken: string;
  newRefreshToken: string;
};
export type RefreshToken = {
  refreshToken: string;
};
export type ResendActivation = {
  email: string;
};
export type ResetPassword = {
  /** 10 to 128 characters of any kind; common ones are refused. */
  password: string;
  /** The token from the email. */
  token: string;
};
export type Role = {
  /** `ROLE_USER`, `ROLE_SHOP_MANAGER` or `ROLE_ADMIN`. */
  name: string;
};
export type SecondFactorStep = {
  /** Replaces the password once, within five minutes. */
  ticket: string;
};
export type Session = {
  id: number;
  email: string;
  username: string;
  /** The picture, at most 256 pixels a side. */
  avatar: string | null;
  /** The same, at most 64 pixels a side; null for old pictures with one size. */
  avatarSmall: string | null;
  roles: Role[];
  /** 0 until the link in the activation email is opened; until then both tokens are null. */
  isActive: number;
  /** Bearer token for all other calls; valid for 10 minutes. */
  token: string | null;
  /** For `refreshToken`; can be used once, within 30 days. */
  refreshToken: string | null;
  secondFactor?: SecondFactorStep | null;
};
export type TicketAndCode = {
  /** From `signIn`. */
  ticket: string;
  /** Six digits from the authenticator app, or a recovery code. */
  code: string;
};
export type Credentials = {
  email: string;
  password: string;
};
export type CountryState = {
  code: string;
  name: string;
};
export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  hasPostalCode: boolean;
  /** Whether addresses may have a state or province. */
  hasState: boolean;
  /** One of these is required; empty if none is. */
  states: CountryState[];
};
export type RegisterForm = {
  email: string;
  /** 10 to 128 characters of any kind; common ones are refused. */
  password: string;
  /** One line of at most 50 characters. */
  username: string;
};
export type Address = {
  id: number;
  firstName: string;
  lastName: string;
  companyName: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  /** The state's code, for countries whose states are known. */
  state: string | null;
  postalCode: string | null;
  /** E.164. */
  phoneNumber: string;
  /** Whether it is preselected at checkout; exactly one address is. */
  isDefault: boolean;
};
export type AddressInput = {
  firstName: string;
  lastName: string;
  companyName?: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  addressLine1: string;
  addressLine2?: string | null;
  city: string;
  /** Code or name; required where the country's states are known (US, CA, AU, BR). */
  state?: string | null;
  /** Required for countries whose postal code format is known. */
  postalCode?: string | null;
  /** With the country's code; spaces and hyphens are taken out. */
  phoneNumber: string;
  /** Makes it the default; if false or omitted, the default does not change. */
  isDefault?: boolean | null;
};
export type ShopRef = {
  id: number;
  name: string;
  slug: string;
};
export type Profile = {
  id: number;
  email: string;
  username: string;
  /** The picture, at most 256 pixels a side. */
  avatar: string | null;
  /** The same, at most 64 pixels a side; null for old pictures with one size. */
  avatarSmall: string | null;
  roles: Role[];
  /** Always 1, because only active accounts can call this. */
  isActive: number;
  shop: ShopRef | null;
};
export type ChangePassword = {
  currentPassword: string;
  /** 10 to 128 characters of any kind; common ones are refused. */
  newPassword: string;
};
export type DeleteAccount = {
  /** The current password. */
  password: string;
};
export type PersonalAccount = {
  id: number;
  email: string;
  username: string;
  avatar: string | null;
  roles: Role[];
  createdAt: string;
};
export type SessionInfo = {
  id: number;
  /** The name the device reports. */
  userAgent: string | null;
  /** The network it signed in from. */
  network: string | null;
  createdAt: string;
  /** When it last exchanged its refresh token. */
  lastSeenAt: string;
  /** Whether it is the device making this request. */
  current: boolean;
};
export type ApiKey = {
  id: number;
  name: string;
  /** Its first characters, to tell it apart from others. */
  startsWith: string;
  /** What it may do: an area with `read`, or with `write`, which includes reading. */
  scopes: string[];
  createdAt: string;
  /** When it expires; null if never. */
  expiresAt: string | null;
  /** When it was last used, to the minute; null if never. */
  lastUsedAt: string | null;
  /** When it ended, because it was revoked or all its owner's sessions were ended, as a new
    password does. */
  revokedAt: string | null;
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
export type ShippingAddress = {
  firstName: string;
  lastName: string;
  companyName: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string | null;
  postalCode: string | null;
  /** E.164. */
  phoneNumber: string;
};
export type PaymentReference = {
  provider: string;
  /** The ID that the provider's button needs to let the buyer approve. */
  providerOrderId: string | null;
};
export type OrderShop = {
  id: number;
  name: string;
  slug: string;
};
export type ChosenOption = {
  name: string;
  value: string;
};
export type OwnReview = {
  id: number;
  /** Stars, 1 to 5. */
  rating: number;
};
export type OrderLine = {
  id: number;
  productId: number;
  productSlug: string;
  title: string;
  options: ChosenOption[];
  image: string | null;
  /** The color of the tile behind the picture. */
  tile: string;
  /** What one piece cost. */
  price: number;
  quantity: number;
  /** The coupon's discount on the line. */
  discount: number;
  /** How many were shipped. Pieces that are neither shipped nor cancelled can be cancelled. */
  shipped: number;
  /** How many were cancelled before shipping. */
  cancelled: number;
  /** How many of the shipped pieces were lost. */
  lost: number;
  /** How many of the shipped pieces were refunded for other reasons: returned, or kept by the
    buyer. */
  returned: number;
  /** The refund for cancelled, lost and returned pieces. */
  refunded: number;
  review: OwnReview | null;
  /** Whether the buyer can review it now: it was delivered and has no review yet. */
  reviewable: boolean;
};
export type OrderRefund = {
  id: number;
  amount: number;
  /** `requested`, `pending` while PayPal has not finished it, `done`, `failed`, or `not_owed` if
    the marketplace decided that it is not owed. */
  status: string;
  reason: string;
  createdAt: string;
  /** When it was done. */
  completedAt: string | null;
  /** Whether it was paid without PayPal, such as by bank transfer. */
  paidElsewhere: boolean;
};
export type ShippedLine = {
  lineId: number;
  quantity: number;
};
export type Shipment = {
  id: number;
  carrier: string;
  trackingNumber: string;
  /** Its tracking page, if the carrier is known. */
  trackingUrl: string | null;
  shippedAt: string;
  /** When the shop reported it lost. */
  lostAt: string | null;
  lines: ShippedLine[];
};
export type ExpectedDelivery = {
  from: string;
  to: string;
};
export type CancelRequest = {
  id: number;
  /** `open`, `accepted`, `declined`, or `overtaken`: it was shipped or cancelled in the meantime. */
  status: string;
  reason: string;
  /** Why the shop declined. */
  answer: string | null;
  createdAt: string;
  lines: ShippedLine[];
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
export type ReturnLine = {
  lineId: number;
  quantity: number;
  title: string;
  options: ChosenOption[];
  image: string | null;
  /** The color of the tile behind the picture. */
  tile: string;
};
export type ReturnEvent = {
  status: string;
  at: string;
  /** `buyer`, `seller`, `operator` or `system`. */
  actor: string;
  /** Their comment. */
  words: string | null;
};
export type Return = {
  id: number;
  orderId: number;
  orderNumber: string;
  shopOrderId: number;
  /** `requested`, `offered`, `approved`, `declined`, `escalated`, `decided`, `sent_back`,
    `received`, `refunded` or `closed`. */
  status: string;
  /** `not_as_described`, `damaged`, `wrong_item`, `changed_mind` or `not_received`. */
  reason: string;
  /** The buyer's explanation. */
  words: string;
  /** The buyer's photos. */
  photos: Picture[];
  lines: ReturnLine[];
  /** The value of its pieces, which is the most that can be refunded. */
  worth: number;
  /** Whether the items must be sent back; null until that is decided. */
  sendBack: boolean | null;
  /** The shop's answer: how to send the items back, its offer, or why it declined. */
  answer: string | null;
  label: Picture | null;
  /** The shop's offer if the buyer keeps the items. */
  offer: number | null;
  carrier: string | null;
  trackingNumber: string | null;
  /** The tracking page of the return parcel, if the carrier is known. */
  trackingUrl: string | null;
  /** What the operator decided: `refund`, `return`, `part` or `nothing`. */
  decision: string | null;
  /** The reason for the operator's decision. */
  verdict: string | null;
  /** The deadline for the next step. After it, a request that the shop did not answer is
    approved, a return parcel counts as received, and a return that waits for the buyer is
    closed. */
  actBy: string | null;
  /** The final refund. */
  amount: number | null;
  createdAt: string;
  events: ReturnEvent[];
};
export type ParcelName = {
  /** Null in some old entries. */
  carrier: string | null;
  trackingNumber: string;
};
export type OrderEvent = {
  status: string;
  at: string;
  /** `buyer`, `seller`, `operator` or `system`. */
  actor: string;
  /** The reason, if one was given. */
  reason: string | null;
  /** How many pieces were cancelled in this event. */
  cancelled: number;
  /** How many of the shipped pieces were lost. */
  lost: number;
  /** How many pieces are refunded after a return. */
  returned: number;
  /** The refund for them. */
  refunded: number;
  parcel: ParcelName | null;
  corrected: ParcelName | null;
};
export type ShopOrder = {
  id: number;
  /** `pending_payment`, `confirmed`, `partially_shipped`, `in_delivery`, `delivered`,
    `completed`, `expired`, `cancelled`, `return_requested` or `returned`. */
  status: string;
  shop: OrderShop;
  subtotal: number;
  discount: number;
  total: number;
  /** The buyer's note to this shop only. */
  note: string | null;
  lines: OrderLine[];
  /** The amount refunded, done or on its way, whoever started it. */
  refunded: number;
  /** Its refunds: done, on their way, failed or not owed, oldest first. */
  refunds: OrderRefund[];
  shipments: Shipment[];
  expectedDelivery: ExpectedDelivery | null;
  /** The buyer's cancel requests, oldest first. */
  cancelRequests: CancelRequest[];
  /** The buyer's returns, oldest first. */
  returns: Return[];
  events: OrderEvent[];
};
export type Order = {
  id: number;
  /** The order number that people see. */
  number: string;
  createdAt: string;
  /** `pending`, `confirming`, `paid`, `partially_refunded`, `refunded`, `reversed`, `failed` or `expired`. */
  paymentStatus: string;
  /** Until when stock is held while the payment is pending. */
  expiresAt: string | null;
  subtotal: number;
  discount: number;
  /** Always 0. */
  shipping: number;
  /** `subtotal - discount + shipping`. */
  total: number;
  currency: string;
  /** The buyer's note to all shops. */
  note: string | null;
  address: ShippingAddress | null;
  payment: PaymentReference;
  shopOrders: ShopOrder[];
};
export type InvoiceSeller = {
  shop: string;
  /** Name, address and tax number, line by line; may be empty. */
  address: string;
};
export type InvoiceLine = {
  title: string;
  options: ChosenOption[];
  quantity: number;
  /** What one piece cost. */
  price: number;
  /** The line's total, before discount. */
  amount: number;
};
export type Invoice = {
  /** The shop order that it invoices. */
  shopOrderId: number;
  /** Shop, year and a number without gaps. */
  number: string;
  issuedAt: string;
  orderNumber: string;
  orderedAt: string;
  paidAt: string | null;
  /** When the first parcel was shipped. Null if the invoice was issued before that. */
  suppliedAt: string | null;
  seller: InvoiceSeller;
  /** The address of the order; its phone number is empty. */
  buyer: ShippingAddress;
  lines: InvoiceLine[];
  subtotal: number;
  discount: number;
  /** `subtotal - discount`. */
  total: number;
  currency: string;
  paymentProvider: string;
  /** The provider's ID of the payment. */
  paymentReference: string | null;
  /** Refunds of what it bills, done or on their way; not frozen. */
  refunded: number;
};
export type PersonalReview = {
  id: number;
  productTitle: string;
  rating: number;
  text: string;
  /** URLs of the photos. */
  images: string[];
  reply: string | null;
  createdAt: string;
};
export type PersonalVote = {
  reviewId: number;
  productTitle: string;
  createdAt: string;
};
export type PersonalReport = {
  reviewId: number;
  productTitle: string;
  reason: string;
  text: string | null;
  createdAt: string;
};
export type PersonalWish = {
  productId: number;
  productTitle: string;
  createdAt: string;
};
export type PersonalWishlistShare = {
  /** Its title. */
  title: string | null;
  /** When the link was created. */
  createdAt: string;
};
export type PersonalFollow = {
  shopId: number;
  shopName: string;
  createdAt: string;
};
export type PersonalStockRequest = {
  productId: number;
  productTitle: string;
  variantId: number;
  createdAt: string;
};
export type PersonalOrderMessage = {
  orderNumber: string;
  shopName: string;
  text: string;
  /** URLs of the photos. */
  images: string[];
  createdAt: string;
};
export type PersonalAnswer = {
  text: string;
  createdAt: string;
};
export type PersonalMessage = {
  reference: string;
  topic: string;
  message: string;
  createdAt: string;
  /** The marketplace's answer. */
  answers: PersonalAnswer[];
};
export type PersonalData = {
  exportedAt: string;
  account: PersonalAccount;
  addresses: Address[];
  /** The devices that are signed in. */
  sessions: SessionInfo[];
  /** The caller's API keys, without their secrets, which are not stored readably. */
  apiKeys: ApiKey[];
  cart: ShopGroup[];
  savedForLater: CartItem[];
  orders: Order[];
  invoices: Invoice[];
  reviews: PersonalReview[];
  /** Reviews that the caller found helpful. */
  helpfulVotes: PersonalVote[];
  /** Reviews that the caller reported. */
  reviewReports: PersonalReport[];
  wishlist: PersonalWish[];
  wishlistShare: PersonalWishlistShare | null;
  followedShops: PersonalFollow[];
  /** The caller's stock requests. */
  stockRequests: PersonalStockRequest[];
  /** Messages through the contact form within the last 90 days. */
  orderMessages: PersonalOrderMessage[];
  messages: PersonalMessage[];
};
export type SecondFactor = {
  /** When it was turned on; null if it is off. */
  since: string | null;
  /** How many of the ten recovery codes are left. */
  recoveryCodes: number;
  /** Whether it is required for the caller, as it is for operators. */
  required: boolean;
};
export type SecondFactorSetup = {
  /** The secret, for typing. */
  secret: string;
  /** The same as a URI, for a QR code. */
  address: string;
};
export type BeginSecondFactor = {
  currentPassword: string;
};
export type RecoveryCodes = {
  /** Each can be used once. They are not shown again. */
  recoveryCodes: string[];
};
export type SecondFactorCode = {
  /** Six digits from the authenticator app, or a recovery code. */
  code: string;
};
export type DisableSecondFactor = {
  currentPassword: string;
  /** Six digits from the authenticator app, or a recovery code. */
  code: string;
};
export type ProfileForm = {
  /** One line of at most 50 characters. */
  username?: string;
  /** JPEG, PNG or WebP, not animated, at most 10 MB, 40 megapixels and 16,384 pixels along a side; it is re-encoded. */
  avatar?: Blob;
};
export const {
  useConfirmSessionMutation,
  useForgotPasswordMutation,
  useRefreshTokenLegacyMutation,
  useResendActivationMutation,
  useResetPasswordMutation,
  useSignInWithCodeMutation,
  useSignInMutation,
  useSignOutMutation,
  useSignOutPostMutation,
  useActivateAccountQuery,
  useLazyActivateAccountQuery,
  useListCountriesQuery,
  useLazyListCountriesQuery,
  useRegisterMutation,
  useListAddressesQuery,
  useLazyListAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  useRemoveAvatarMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
  useExportPersonalDataQuery,
  useLazyExportPersonalDataQuery,
  useGetMeQuery,
  useLazyGetMeQuery,
  useGetSecondFactorQuery,
  useLazyGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionMutation,
  useUpdateProfileMutation,
  useRefreshTokenMutation,
} = injectedRtkApi;
