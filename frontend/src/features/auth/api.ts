/** The calls of accounts: signing in, registering, the profile, addresses and sessions. */
import { authApi as generated } from '@/api/generated/auth'

/** Keys look alike whoever makes them; their calls are those of sellers and of operators. */
export type { ApiKey, CreatedApiKey, NewApiKey } from '@/api/generated/seller'
import { asFormData } from '@/api/formData'

export type {
  Address,
  AddressInput,
  Country,
  Profile,
  SecondFactor,
  SecondFactorSetup,
  Session,
  SessionInfo,
} from '@/api/generated/auth'

const addressChange = { invalidatesTags: ['address' as const] }
const noTags = { invalidatesTags: [] }

/** The account endpoints: multipart bodies where the server wants them, and a refresh of only what changed. */
export const authApi = generated.enhanceEndpoints({
  addTagTypes: ['address', 'session', 'profile', 'ownShop', 'secondFactor'],
  endpoints: {
    signIn: noTags,
    activateAccount: { providesTags: [] },
    signInWithCode: noTags,
    confirmSession: noTags,
    getSecondFactor: { providesTags: ['secondFactor'] },
    beginSecondFactor: noTags,
    confirmSecondFactor: { invalidatesTags: ['secondFactor', 'session'] },
    renewRecoveryCodes: { invalidatesTags: ['secondFactor'] },
    disableSecondFactor: { invalidatesTags: ['secondFactor'] },
    signOut: noTags,
    signOutPost: noTags,
    resendActivation: noTags,
    resetPassword: noTags,
    refreshToken: noTags,
    refreshTokenLegacy: noTags,
    getMe: { providesTags: ['profile'] },
    changePassword: { invalidatesTags: ['session'] },
    listCountries: { providesTags: [] },
    listAddresses: { providesTags: ['address'] },
    createAddress: addressChange,
    updateAddress: addressChange,
    deleteAddress: addressChange,
    setDefaultAddress: addressChange,
    listSessions: { providesTags: ['session'] },
    endSession: { invalidatesTags: ['session'] },
    exportPersonalData: { providesTags: [], keepUnusedDataFor: 0 },
    deleteAccount: noTags,
    register: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = []
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
    forgotPassword: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = []
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
    removeAvatar: { invalidatesTags: ['profile'] },
    updateProfile: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = ['profile']
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
  },
})

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useActivateAccountQuery,
  useResendActivationMutation,
  useChangePasswordMutation,
  useListCountriesQuery,
  useListAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  useListSessionsQuery,
  useSignInWithCodeMutation,
  useConfirmSessionMutation,
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useDisableSecondFactorMutation,
  useEndSessionMutation,
} = authApi
