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
  /** status 200 A mail is on its way, if there is an account */ Message;
export type ForgotPasswordApiArg = {
  forgotPasswordForm: ForgotPasswordForm;
};
export type RefreshTokenLegacyApiResponse =
  /** status 200 The next pair */ Tokens;
export type RefreshTokenLegacyApiArg = {
  refreshToken: RefreshToken;
};
export type ResendActivationApiResponse =
  /** status 200 A mail is on its way, if it is needed */ Message;
export type ResendActivationApiArg = {
  resendActivation: ResendActivation;
};
export type ResetPasswordApiResponse =
  /** status 200 The new password holds; all devices are signed out */ Message;
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
  /** status 200 Signed out; the tokens are refused from now on */ Message;
export type SignOutApiArg = void;
export type SignOutPostApiResponse =
  /** status 200 Signed out; the tokens are refused from now on */ Message;
export type SignOutPostApiArg = void;
export type ActivateAccountApiResponse =
  /** status 200 The account is open */ Message;
export type ActivateAccountApiArg = {
  /** From the mail. */
  token: string;
};
export type ListCountriesApiResponse =
  /** status 200 249 countries */ Country[];
export type ListCountriesApiArg = void;
export type RegisterApiResponse =
  /** status 200 A mail is on its way */ Message;
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
  /** The address, as the book names it. */
  id: number;
  addressInput: AddressInput;
};
export type DeleteAddressApiResponse = unknown;
export type DeleteAddressApiArg = {
  /** The address, as the book names it. */
  id: number;
};
export type SetDefaultAddressApiResponse =
  /** status 200 The address, now the default */ Address;
export type SetDefaultAddressApiArg = {
  /** The address, as the book names it. */
  id: number;
};
export type RemoveAvatarApiResponse =
  /** status 200 The profile as it is now, without a picture */ Profile;
export type RemoveAvatarApiArg = void;
export type ChangePasswordApiResponse =
  /** status 200 The new password holds; other devices are signed out */ Message;
export type ChangePasswordApiArg = {
  changePassword: ChangePassword;
};
export type DeleteAccountApiResponse =
  /** status 200 The account is gone */ Message;
export type DeleteAccountApiArg = {
  deleteAccount: DeleteAccount;
};
export type ExportPersonalDataApiResponse =
  /** status 200 A file */ PersonalData;
export type ExportPersonalDataApiArg = void;
export type GetMeApiResponse = /** status 200 The profile */ Profile;
export type GetMeApiArg = void;
export type GetSecondFactorApiResponse =
  /** status 200 How it stands */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse =
  /** status 200 What the authenticator app is told */ SecondFactorSetup;
export type BeginSecondFactorApiArg = {
  beginSecondFactor: BeginSecondFactor;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 It is on; these codes are told once */ RecoveryCodes;
export type ConfirmSecondFactorApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type DisableSecondFactorApiResponse = unknown;
export type DisableSecondFactorApiArg = {
  disableSecondFactor: DisableSecondFactor;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 These codes are told once */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type ListSessionsApiResponse =
  /** status 200 The devices, at most 100 */ SessionInfo[];
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  /** The device, as `listSessions` names it. */
  id: number;
};
export type UpdateProfileApiResponse =
  /** status 200 The profile as it is now */ Profile;
export type UpdateProfileApiArg = {
  profileForm: ProfileForm;
};
export type RefreshTokenApiResponse = /** status 200 The next pair */ Tokens;
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
  /** What one piece cost before, in minor units; there if it costs something else now. */
  priceWas: number | null;
  /** How many are left; there if that is less than wanted. */
  left: number | null;
};
export type QuoteChange = LineChange & {
  /** The item it is about. */
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
  /** What became different about the lines since the shopper saw them. */
  changes: QuoteChange[];
};
export type Problem = {
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
  /** For `payment_in_progress`: the order that is being paid. */
  orderId?: number | null;
  /** For `payment_in_progress`: its number for people. */
  orderNumber?: string | null;
  quote?: Quote | null;
  /** For `stock_moved`: how many can be bought now. */
  stock?: number | null;
  /** For `product_changed` and `category_changed`: the version of it now. */
  version?: number | null;
};
export type Confirmation = {
  currentPassword?: string | null;
  /** Six digits of the authenticator app, or a recovery code. */
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
  /** From the mail. */
  token: string;
};
export type Role = {
  /** `ROLE_USER`, `ROLE_SHOP_MANAGER` or `ROLE_ADMIN`. */
  name: string;
};
export type SecondFactorStep = {
  /** Stands for the password, once and for five minutes. */
  ticket: string;
};
export type Session = {
  id: number;
  email: string;
  username: string;
  /** The picture, at most 256 pixels a side. */
  avatar: string | null;
  /** The same, at most 64 pixels a side; null for pictures of before there were two. */
  avatarSmall: string | null;
  roles: Role[];
  /** 0 until the link in the activation mail was opened; then both tokens are null. */
  isActive: number;
  /** Bearer token of all other calls; good for 10 minutes. */
  token: string | null;
  /** For `refreshToken`; good once, for 30 days. */
  refreshToken: string | null;
  secondFactor?: SecondFactorStep | null;
};
export type TicketAndCode = {
  /** From `signIn`. */
  ticket: string;
  /** Six digits of the authenticator app, or a recovery code. */
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
  /** Whether at least some addresses name a state or province. */
  hasState: boolean;
  /** One of these must be named; empty where none must. */
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
  /** The code of the state, where the country's states are known. */
  state: string | null;
  postalCode: string | null;
  /** E.164. */
  phoneNumber: string;
  /** Offered first at checkout; exactly one of a book. */
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
  /** Required where the form of the country's codes is known. */
  postalCode?: string | null;
  /** With the country's code; spaces and hyphens are taken out. */
  phoneNumber: string;
  /** Makes it the default; left out or false, the default stays where it is. */
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
  /** The same, at most 64 pixels a side; null for pictures of before there were two. */
  avatarSmall: string | null;
  roles: Role[];
  /** Always 1: whoever can ask is activated. */
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
  /** What the device calls itself. */
  userAgent: string | null;
  /** The network it signed in from. */
  network: string | null;
  createdAt: string;
  /** When it last exchanged its refresh token. */
  lastSeenAt: string;
  /** Whether it is the device that asks. */
  current: boolean;
};
export type ApiKey = {
  id: number;
  name: string;
  /** Its first characters, to tell it from others. */
  startsWith: string;
  /** What it may do: an area with `read`, or with `write`, which reads too. */
  scopes: string[];
  createdAt: string;
  /** Until when it is good; null for one that never expires. */
  expiresAt: string | null;
  /** When it was last used, to the minute; null until it was. */
  lastUsedAt: string | null;
  /** Since when it opens nothing, because it was revoked or all its owner's sessions were ended, as
    a new password does. */
  revokedAt: string | null;
};
export type CartOption = {
  name: string;
  /** In German, where the marketplace's dictionary knows that. */
  nameDe?: string | null;
  value: string;
  /** In German, where the marketplace's dictionary knows that. */
  valueDe?: string | null;
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
  /** The shop ships within so many days of the payment. */
  handlingDays: number;
};
export type CartProduct = {
  id: number;
  slug: string;
  title: string;
  /** In German, where its seller says so. */
  titleDe?: string | null;
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
  /** What became different since the shopper put it in or last agreed to it; `agreeToPrices`
    settles another price. */
  changes: LineChange[];
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
  /** What the provider's button needs to let the buyer approve. */
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
  /** The hue behind the picture. */
  tile: string;
  /** What one piece cost. */
  price: number;
  quantity: number;
  /** What the coupon took off all of them. */
  discount: number;
  /** How many were sent. What is neither sent nor cancelled can be cancelled. */
  shipped: number;
  /** How many were cancelled before they were sent. */
  cancelled: number;
  /** How many of those sent got lost. */
  lost: number;
  /** Of how many of those sent the money went back otherwise: returned, or kept by the buyer. */
  returned: number;
  /** What goes back for those cancelled, lost and returned. */
  refunded: number;
  review: OwnReview | null;
  /** Whether the buyer can review it now: it arrived, and was not reviewed. */
  reviewable: boolean;
};
export type OrderRefund = {
  id: number;
  amount: number;
  /** `requested`, `pending` while PayPal has not finished it, `done`, `failed`, or `not_owed` when
    the marketplace said that nobody owes it. */
  status: string;
  reason: string;
  createdAt: string;
  /** When it was done. */
  completedAt: string | null;
  /** Whether the buyer got it without PayPal, such as by bank transfer. */
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
  /** The carrier's page for it, if we know the carrier. */
  trackingUrl: string | null;
  shippedAt: string;
  /** When the shop reported it lost. */
  lostAt: string | null;
  lines: ShippedLine[];
};
export type CancelRequest = {
  id: number;
  /** `open`, `accepted`, `declined`, or `overtaken`: it was sent or cancelled meanwhile. */
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
  /** What it shows. */
  alt: string;
  /** Pixels of the widest rendition; null for a picture of before there were several. */
  width: number | null;
  height: number | null;
  /** All widths, ready for the attribute. */
  srcset: string | null;
  /** A few pixels of it as a data URI, to be seen until it is there; null for a cut-out. */
  placeholder: string | null;
};
export type ReturnLine = {
  lineId: number;
  quantity: number;
  title: string;
  options: ChosenOption[];
  image: string | null;
  /** The hue behind the picture. */
  tile: string;
};
export type ReturnEvent = {
  status: string;
  at: string;
  /** `buyer`, `seller`, `operator` or `system`. */
  actor: string;
  /** What they said with it. */
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
  /** What the buyer says. */
  words: string;
  /** What the buyer shows. */
  photos: Picture[];
  lines: ReturnLine[];
  /** What its pieces are worth: no more goes back. */
  worth: number;
  /** Whether the goods come back; null until somebody agreed. */
  sendBack: boolean | null;
  /** What the shop says: how to send it back, what it offers, or why not. */
  answer: string | null;
  label: Picture | null;
  /** How much the shop offers when the buyer keeps the goods. */
  offer: number | null;
  carrier: string | null;
  trackingNumber: string | null;
  /** The carrier's page for the parcel back, if we know the carrier. */
  trackingUrl: string | null;
  /** What the operator decided: `refund`, `return`, `part` or `nothing`. */
  decision: string | null;
  /** Why the operator decided so. */
  verdict: string | null;
  /** Until when somebody must act. After that a shop that did not answer agrees, a parcel back
    counts as received, and what waits for the buyer is closed. */
  actBy: string | null;
  /** What goes back in the end. */
  amount: number | null;
  createdAt: string;
  events: ReturnEvent[];
};
export type ParcelName = {
  /** Old histories do not always tell. */
  carrier: string | null;
  trackingNumber: string;
};
export type OrderEvent = {
  status: string;
  at: string;
  /** `buyer`, `seller`, `operator` or `system`. */
  actor: string;
  /** Why, where a reason was given. */
  reason: string | null;
  /** How many pieces were cancelled with this step. */
  cancelled: number;
  /** How many of those sent got lost. */
  lost: number;
  /** Of how many the money goes back after a return. */
  returned: number;
  /** What goes back for them. */
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
  /** What the buyer wrote to this shop only. */
  note: string | null;
  lines: OrderLine[];
  /** What went back of it or is on its way, whoever began that. */
  refunded: number;
  /** What went back of it, is on its way, failed or is not owed, oldest first. */
  refunds: OrderRefund[];
  shipments: Shipment[];
  /** What the buyer asked to cancel after a part of it was sent, oldest first. */
  cancelRequests: CancelRequest[];
  /** What the buyer gives back or never got, oldest first. */
  returns: Return[];
  events: OrderEvent[];
};
export type Order = {
  id: number;
  /** The number for people. */
  number: string;
  createdAt: string;
  /** `pending`, `confirming`, `paid`, `partially_refunded`, `refunded`, `reversed`, `failed` or `expired`. */
  paymentStatus: string;
  /** Until when stock is set aside, while the payment is pending. */
  expiresAt: string | null;
  subtotal: number;
  discount: number;
  /** Always 0. */
  shipping: number;
  /** `subtotal - discount + shipping`. */
  total: number;
  currency: string;
  /** What the buyer wrote to all shops. */
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
  /** All of them, before discount. */
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
  /** When the first parcel left. Null when the invoice was issued before. */
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
  /** The provider's name for the payment. */
  paymentReference: string | null;
  /** What went back to the buyer since, or is on its way; not frozen. */
  refunded: number;
};
export type PersonalReview = {
  id: number;
  productTitle: string;
  rating: number;
  text: string;
  /** Addresses of the photos. */
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
  /** What they read over it. */
  title: string | null;
  /** Since when the link leads to it. */
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
  /** Addresses of the photos. */
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
  /** What the marketplace answered. */
  answers: PersonalAnswer[];
};
export type PersonalData = {
  exportedAt: string;
  account: PersonalAccount;
  addresses: Address[];
  /** The devices that are signed in. */
  sessions: SessionInfo[];
  /** The API keys that the caller made, without their secrets, which nobody can read. */
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
  /** What the caller is emailed about once it is back in stock. */
  stockRequests: PersonalStockRequest[];
  /** Written through the contact form within the last 90 days. */
  orderMessages: PersonalOrderMessage[];
  messages: PersonalMessage[];
};
export type SecondFactor = {
  /** Since when it is on; null while it is off. */
  since: string | null;
  /** How many of the ten recovery codes are left. */
  recoveryCodes: number;
  /** Whether the caller needs it, as operators do. */
  required: boolean;
};
export type SecondFactorSetup = {
  /** For typing. */
  secret: string;
  /** The same for a picture that the app reads. */
  address: string;
};
export type BeginSecondFactor = {
  currentPassword: string;
};
export type RecoveryCodes = {
  /** Each good once. Nobody can read them again. */
  recoveryCodes: string[];
};
export type SecondFactorCode = {
  /** Six digits of the authenticator app, or a recovery code. */
  code: string;
};
export type DisableSecondFactor = {
  currentPassword: string;
  /** Six digits of the authenticator app, or a recovery code. */
  code: string;
};
export type ProfileForm = {
  /** One line of at most 50 characters. */
  username?: string;
  /** JPEG, PNG or WebP without motion, at most 10 MB and 40 megapixels; it is encoded anew. */
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
