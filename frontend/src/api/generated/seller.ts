import { emptyApi as api } from "../emptyApi";
export const addTagTypes = ["seller"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUsualAttributes: build.query<
        ListUsualAttributesApiResponse,
        ListUsualAttributesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/attributes`,
          params: {
            categoryId: queryArg.categoryId,
          },
        }),
        providesTags: ["seller"],
      }),
      getSellerBalance: build.query<
        GetSellerBalanceApiResponse,
        GetSellerBalanceApiArg
      >({
        query: () => ({ url: `/api/seller/balance` }),
        providesTags: ["seller"],
      }),
      listSellerBalanceHolds: build.query<
        ListSellerBalanceHoldsApiResponse,
        ListSellerBalanceHoldsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/balance/holds`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      listCollections: build.query<
        ListCollectionsApiResponse,
        ListCollectionsApiArg
      >({
        query: () => ({ url: `/api/seller/categories` }),
        providesTags: ["seller"],
      }),
      createCollection: build.mutation<
        CreateCollectionApiResponse,
        CreateCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/categories`,
          method: "POST",
          body: queryArg.newCollection,
        }),
        invalidatesTags: ["seller"],
      }),
      listDeletedCollections: build.query<
        ListDeletedCollectionsApiResponse,
        ListDeletedCollectionsApiArg
      >({
        query: () => ({ url: `/api/seller/categories/deleted` }),
        providesTags: ["seller"],
      }),
      orderCollections: build.mutation<
        OrderCollectionsApiResponse,
        OrderCollectionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/categories/order`,
          method: "PUT",
          body: queryArg.collectionOrder,
        }),
        invalidatesTags: ["seller"],
      }),
      deleteCollection: build.mutation<
        DeleteCollectionApiResponse,
        DeleteCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/categories/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          params: {
            moveTo: queryArg.moveTo,
          },
        }),
        invalidatesTags: ["seller"],
      }),
      updateCollection: build.mutation<
        UpdateCollectionApiResponse,
        UpdateCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/categories/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.collectionChange,
        }),
        invalidatesTags: ["seller"],
      }),
      setCollectionPicture: build.mutation<
        SetCollectionPictureApiResponse,
        SetCollectionPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/categories/${encodeURIComponent(String(queryArg.id))}/picture`,
          method: "PUT",
          body: queryArg.collectionPictureForm,
        }),
        invalidatesTags: ["seller"],
      }),
      removeCollectionPicture: build.mutation<
        RemoveCollectionPictureApiResponse,
        RemoveCollectionPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/categories/${encodeURIComponent(String(queryArg.id))}/picture`,
          method: "DELETE",
        }),
        invalidatesTags: ["seller"],
      }),
      setCollectionProducts: build.mutation<
        SetCollectionProductsApiResponse,
        SetCollectionProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/categories/${encodeURIComponent(String(queryArg.id))}/products`,
          method: "PUT",
          body: queryArg.collectionProducts,
        }),
        invalidatesTags: ["seller"],
      }),
      restoreCollection: build.mutation<
        RestoreCollectionApiResponse,
        RestoreCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/categories/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      listSellerConversations: build.query<
        ListSellerConversationsApiResponse,
        ListSellerConversationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/conversations`,
          params: {
            unread: queryArg.unread,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      listSellerCoupons: build.query<
        ListSellerCouponsApiResponse,
        ListSellerCouponsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/coupons`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      createCoupon: build.mutation<CreateCouponApiResponse, CreateCouponApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/seller/coupons`,
            method: "POST",
            body: queryArg.couponTerms,
          }),
          invalidatesTags: ["seller"],
        },
      ),
      getSellerCoupon: build.query<
        GetSellerCouponApiResponse,
        GetSellerCouponApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/coupons/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["seller"],
      }),
      updateCoupon: build.mutation<UpdateCouponApiResponse, UpdateCouponApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/seller/coupons/${encodeURIComponent(String(queryArg.id))}`,
            method: "PUT",
            body: queryArg.couponTerms,
          }),
          invalidatesTags: ["seller"],
        },
      ),
      deleteCoupon: build.mutation<DeleteCouponApiResponse, DeleteCouponApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/seller/coupons/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["seller"],
        },
      ),
      endCoupon: build.mutation<EndCouponApiResponse, EndCouponApiArg>({
        query: (queryArg) => ({
          url: `/api/seller/coupons/${encodeURIComponent(String(queryArg.id))}/end`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      getSellerDashboard: build.query<
        GetSellerDashboardApiResponse,
        GetSellerDashboardApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/dashboard`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["seller"],
      }),
      listSellerDisputes: build.query<
        ListSellerDisputesApiResponse,
        ListSellerDisputesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/disputes`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      getSellerDispute: build.query<
        GetSellerDisputeApiResponse,
        GetSellerDisputeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/disputes/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["seller"],
      }),
      acceptSellerDispute: build.mutation<
        AcceptSellerDisputeApiResponse,
        AcceptSellerDisputeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/disputes/${encodeURIComponent(String(queryArg.id))}/accept`,
          method: "POST",
          body: queryArg.acceptDispute,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      provideDisputeEvidence: build.mutation<
        ProvideDisputeEvidenceApiResponse,
        ProvideDisputeEvidenceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/disputes/${encodeURIComponent(String(queryArg.id))}/evidence`,
          method: "POST",
          body: queryArg.newEvidence,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      listSellerKeys: build.query<
        ListSellerKeysApiResponse,
        ListSellerKeysApiArg
      >({
        query: () => ({ url: `/api/seller/keys` }),
        providesTags: ["seller"],
      }),
      createSellerKey: build.mutation<
        CreateSellerKeyApiResponse,
        CreateSellerKeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/keys`,
          method: "POST",
          body: queryArg.newApiKey,
        }),
        invalidatesTags: ["seller"],
      }),
      revokeSellerKey: build.mutation<
        RevokeSellerKeyApiResponse,
        RevokeSellerKeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/keys/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["seller"],
      }),
      listSellerLedger: build.query<
        ListSellerLedgerApiResponse,
        ListSellerLedgerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/ledger`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            kind: queryArg.kind,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      listSellerNotifications: build.query<
        ListSellerNotificationsApiResponse,
        ListSellerNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/notifications`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      getNotificationChoices: build.query<
        GetNotificationChoicesApiResponse,
        GetNotificationChoicesApiArg
      >({
        query: () => ({ url: `/api/seller/notifications/choices` }),
        providesTags: ["seller"],
      }),
      setNotificationChoices: build.mutation<
        SetNotificationChoicesApiResponse,
        SetNotificationChoicesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/notifications/choices`,
          method: "PUT",
          body: queryArg.mailChoices,
        }),
        invalidatesTags: ["seller"],
      }),
      readSellerNotifications: build.mutation<
        ReadSellerNotificationsApiResponse,
        ReadSellerNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/notifications/read`,
          method: "POST",
          body: queryArg.seenNotifications,
        }),
        invalidatesTags: ["seller"],
      }),
      listSellerOrders: build.query<
        ListSellerOrdersApiResponse,
        ListSellerOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders`,
          params: {
            status: queryArg.status,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            disputed: queryArg.disputed,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      exportSellerOrders: build.query<
        ExportSellerOrdersApiResponse,
        ExportSellerOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/export`,
          params: {
            status: queryArg.status,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            disputed: queryArg.disputed,
            separator: queryArg.separator,
          },
        }),
        providesTags: ["seller"],
      }),
      shipOrders: build.mutation<ShipOrdersApiResponse, ShipOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/seller/orders/ship`,
          method: "POST",
          body: queryArg.shipMany,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      getSellerOrder: build.query<
        GetSellerOrderApiResponse,
        GetSellerOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["seller"],
      }),
      cancelSellerOrder: build.mutation<
        CancelSellerOrderApiResponse,
        CancelSellerOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: "POST",
          body: queryArg.cancelSellerOrder,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      acceptCancelRequest: build.mutation<
        AcceptCancelRequestApiResponse,
        AcceptCancelRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/cancel-requests/${encodeURIComponent(String(queryArg.rid))}/accept`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      declineCancelRequest: build.mutation<
        DeclineCancelRequestApiResponse,
        DeclineCancelRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/cancel-requests/${encodeURIComponent(String(queryArg.rid))}/decline`,
          method: "POST",
          body: queryArg.declineCancel,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      deliverOrder: build.mutation<DeliverOrderApiResponse, DeliverOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/deliver`,
            method: "POST",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["seller"],
        },
      ),
      getSellerInvoice: build.query<
        GetSellerInvoiceApiResponse,
        GetSellerInvoiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/invoice`,
        }),
        providesTags: ["seller"],
      }),
      reportParcelLost: build.mutation<
        ReportParcelLostApiResponse,
        ReportParcelLostApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/lost`,
          method: "POST",
          body: queryArg.lostParcel,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      listSellerMessages: build.query<
        ListSellerMessagesApiResponse,
        ListSellerMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/messages`,
          params: {
            before: queryArg.before,
          },
        }),
        providesTags: ["seller"],
      }),
      sendSellerMessage: build.mutation<
        SendSellerMessageApiResponse,
        SendSellerMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/messages`,
          method: "POST",
          body: queryArg.messageForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      markSellerMessagesSeen: build.mutation<
        MarkSellerMessagesSeenApiResponse,
        MarkSellerMessagesSeenApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/messages/seen`,
          method: "POST",
          body: queryArg.seenMessages,
        }),
        invalidatesTags: ["seller"],
      }),
      reportBuyerMessage: build.mutation<
        ReportBuyerMessageApiResponse,
        ReportBuyerMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.messageId))}/report`,
          method: "POST",
          body: queryArg.reportMessage,
        }),
        invalidatesTags: ["seller"],
      }),
      setSellerOrderNote: build.mutation<
        SetSellerOrderNoteApiResponse,
        SetSellerOrderNoteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/note`,
          method: "PUT",
          body: queryArg.ownNote,
        }),
        invalidatesTags: ["seller"],
      }),
      refundSellerOrder: build.mutation<
        RefundSellerOrderApiResponse,
        RefundSellerOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/refunds`,
          method: "POST",
          body: queryArg.grantRefund,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      approveReturn: build.mutation<
        ApproveReturnApiResponse,
        ApproveReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}/approve`,
          method: "POST",
          body: queryArg.approveReturn,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      setReturnLabel: build.mutation<
        SetReturnLabelApiResponse,
        SetReturnLabelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}/label`,
          method: "POST",
          body: queryArg.returnLabel,
        }),
        invalidatesTags: ["seller"],
      }),
      objectToReturn: build.mutation<
        ObjectToReturnApiResponse,
        ObjectToReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}/object`,
          method: "POST",
          body: queryArg.rejectReturn,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      offerRefund: build.mutation<OfferRefundApiResponse, OfferRefundApiArg>({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}/offer`,
          method: "POST",
          body: queryArg.offerRefund,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      receiveReturn: build.mutation<
        ReceiveReturnApiResponse,
        ReceiveReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}/received`,
          method: "POST",
          body: queryArg.receiveReturn,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      rejectReturn: build.mutation<RejectReturnApiResponse, RejectReturnApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}/reject`,
            method: "POST",
            body: queryArg.rejectReturn,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["seller"],
        },
      ),
      shipOrder: build.mutation<ShipOrderApiResponse, ShipOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/ship`,
          method: "POST",
          body: queryArg.ship,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      correctParcel: build.mutation<
        CorrectParcelApiResponse,
        CorrectParcelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/orders/${encodeURIComponent(String(queryArg.id))}/shipments/${encodeURIComponent(String(queryArg.pid))}`,
          method: "PATCH",
          body: queryArg.parcelNumber,
        }),
        invalidatesTags: ["seller"],
      }),
      listPackingSlips: build.query<
        ListPackingSlipsApiResponse,
        ListPackingSlipsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/packing-slips`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["seller"],
      }),
      getPayoutAccount: build.query<
        GetPayoutAccountApiResponse,
        GetPayoutAccountApiArg
      >({
        query: () => ({ url: `/api/seller/payout-account` }),
        providesTags: ["seller"],
      }),
      setPayoutAccount: build.mutation<
        SetPayoutAccountApiResponse,
        SetPayoutAccountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/payout-account`,
          method: "PUT",
          body: queryArg.setPayoutAccount,
        }),
        invalidatesTags: ["seller"],
      }),
      listSellerPayouts: build.query<
        ListSellerPayoutsApiResponse,
        ListSellerPayoutsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/payouts`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      getSellerPayout: build.query<
        GetSellerPayoutApiResponse,
        GetSellerPayoutApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/payouts/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["seller"],
      }),
      listSellerProducts: build.query<
        ListSellerProductsApiResponse,
        ListSellerProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            categoryId: queryArg.categoryId,
            collectionId: queryArg.collectionId,
            stock: queryArg.stock,
            sort: queryArg.sort,
            direction: queryArg.direction,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      createProduct: build.mutation<
        CreateProductApiResponse,
        CreateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products`,
          method: "POST",
          body: queryArg.newProduct,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["seller"],
      }),
      listProductBulks: build.query<
        ListProductBulksApiResponse,
        ListProductBulksApiArg
      >({
        query: () => ({ url: `/api/seller/products/bulk` }),
        providesTags: ["seller"],
      }),
      createProductBulk: build.mutation<
        CreateProductBulkApiResponse,
        CreateProductBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/bulk`,
          method: "POST",
          body: queryArg.newProductBulk,
        }),
        invalidatesTags: ["seller"],
      }),
      getProductBulk: build.query<
        GetProductBulkApiResponse,
        GetProductBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/bulk/${encodeURIComponent(String(queryArg.bulkId))}`,
        }),
        providesTags: ["seller"],
      }),
      applyProductBulk: build.mutation<
        ApplyProductBulkApiResponse,
        ApplyProductBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/bulk/${encodeURIComponent(String(queryArg.bulkId))}/apply`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      listProductBulkItems: build.query<
        ListProductBulkItemsApiResponse,
        ListProductBulkItemsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/bulk/${encodeURIComponent(String(queryArg.bulkId))}/items`,
          params: {
            only: queryArg.only,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      undoProductBulk: build.mutation<
        UndoProductBulkApiResponse,
        UndoProductBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/bulk/${encodeURIComponent(String(queryArg.bulkId))}/undo`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      exportProducts: build.query<
        ExportProductsApiResponse,
        ExportProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/export`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            categoryId: queryArg.categoryId,
            collectionId: queryArg.collectionId,
            stock: queryArg.stock,
            sort: queryArg.sort,
            direction: queryArg.direction,
            part: queryArg.part,
            separator: queryArg.separator,
          },
        }),
        providesTags: ["seller"],
      }),
      listProductImports: build.query<
        ListProductImportsApiResponse,
        ListProductImportsApiArg
      >({
        query: () => ({ url: `/api/seller/products/import` }),
        providesTags: ["seller"],
      }),
      createProductImport: build.mutation<
        CreateProductImportApiResponse,
        CreateProductImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/import`,
          method: "POST",
          body: queryArg.productImportForm,
        }),
        invalidatesTags: ["seller"],
      }),
      getProductImport: build.query<
        GetProductImportApiResponse,
        GetProductImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/import/${encodeURIComponent(String(queryArg.importId))}`,
        }),
        providesTags: ["seller"],
      }),
      applyProductImport: build.mutation<
        ApplyProductImportApiResponse,
        ApplyProductImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/import/${encodeURIComponent(String(queryArg.importId))}/apply`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      checkProductImport: build.mutation<
        CheckProductImportApiResponse,
        CheckProductImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/import/${encodeURIComponent(String(queryArg.importId))}/columns`,
          method: "PUT",
          body: queryArg.productImportMapping,
        }),
        invalidatesTags: ["seller"],
      }),
      getProductImportErrors: build.query<
        GetProductImportErrorsApiResponse,
        GetProductImportErrorsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/import/${encodeURIComponent(String(queryArg.importId))}/errors`,
        }),
        providesTags: ["seller"],
      }),
      listProductImportItems: build.query<
        ListProductImportItemsApiResponse,
        ListProductImportItemsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/import/${encodeURIComponent(String(queryArg.importId))}/items`,
          params: {
            only: queryArg.only,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      undoProductImport: build.mutation<
        UndoProductImportApiResponse,
        UndoProductImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/import/${encodeURIComponent(String(queryArg.importId))}/undo`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      previewDescription: build.query<
        PreviewDescriptionApiResponse,
        PreviewDescriptionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/preview`,
          method: "POST",
          body: queryArg.descriptionPreview,
        }),
        providesTags: ["seller"],
      }),
      getProductTemplate: build.query<
        GetProductTemplateApiResponse,
        GetProductTemplateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/template`,
          params: {
            separator: queryArg.separator,
          },
        }),
        providesTags: ["seller"],
      }),
      getSellerProduct: build.query<
        GetSellerProductApiResponse,
        GetSellerProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["seller"],
      }),
      deleteProduct: build.mutation<
        DeleteProductApiResponse,
        DeleteProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["seller"],
      }),
      updateProduct: build.mutation<
        UpdateProductApiResponse,
        UpdateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.productChange,
        }),
        invalidatesTags: ["seller"],
      }),
      duplicateProduct: build.mutation<
        DuplicateProductApiResponse,
        DuplicateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}/duplicate`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      orderProductImages: build.mutation<
        OrderProductImagesApiResponse,
        OrderProductImagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}/images`,
          method: "PUT",
          body: queryArg.productImageOrder,
        }),
        invalidatesTags: ["seller"],
      }),
      addProductImage: build.mutation<
        AddProductImageApiResponse,
        AddProductImageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}/images`,
          method: "POST",
          body: queryArg.productImageForm,
        }),
        invalidatesTags: ["seller"],
      }),
      removeProductImage: build.mutation<
        RemoveProductImageApiResponse,
        RemoveProductImageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["seller"],
      }),
      describeProductImage: build.mutation<
        DescribeProductImageApiResponse,
        DescribeProductImageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
          method: "PATCH",
          body: queryArg.productImageChange,
        }),
        invalidatesTags: ["seller"],
      }),
      setProductVariants: build.mutation<
        SetProductVariantsApiResponse,
        SetProductVariantsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}/variants`,
          method: "PUT",
          body: queryArg.variantTable,
        }),
        invalidatesTags: ["seller"],
      }),
      updateVariant: build.mutation<
        UpdateVariantApiResponse,
        UpdateVariantApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/products/${encodeURIComponent(String(queryArg.id))}/variants/${encodeURIComponent(String(queryArg.variantId))}`,
          method: "PATCH",
          body: queryArg.variantChange,
        }),
        invalidatesTags: ["seller"],
      }),
      registerSeller: build.mutation<
        RegisterSellerApiResponse,
        RegisterSellerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/registration`,
          method: "POST",
          body: queryArg.registerSeller,
        }),
        invalidatesTags: ["seller"],
      }),
      listSellerReturns: build.query<
        ListSellerReturnsApiResponse,
        ListSellerReturnsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/returns`,
          params: {
            stage: queryArg.stage,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      listSellerReviews: build.query<
        ListSellerReviewsApiResponse,
        ListSellerReviewsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/reviews`,
          params: {
            unanswered: queryArg.unanswered,
            rating: queryArg.rating,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["seller"],
      }),
      getReviewReply: build.query<
        GetReviewReplyApiResponse,
        GetReviewReplyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/reviews/${encodeURIComponent(String(queryArg.reviewId))}/reply`,
        }),
        providesTags: ["seller"],
      }),
      editReviewReply: build.mutation<
        EditReviewReplyApiResponse,
        EditReviewReplyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/reviews/${encodeURIComponent(String(queryArg.reviewId))}/reply`,
          method: "PUT",
          body: queryArg.replyToReview,
        }),
        invalidatesTags: ["seller"],
      }),
      replyToReview: build.mutation<
        ReplyToReviewApiResponse,
        ReplyToReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/reviews/${encodeURIComponent(String(queryArg.reviewId))}/reply`,
          method: "POST",
          body: queryArg.replyToReview,
        }),
        invalidatesTags: ["seller"],
      }),
      getOwnShop: build.query<GetOwnShopApiResponse, GetOwnShopApiArg>({
        query: () => ({ url: `/api/seller/shop` }),
        providesTags: ["seller"],
      }),
      updateOwnShop: build.mutation<
        UpdateOwnShopApiResponse,
        UpdateOwnShopApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/shop`,
          method: "PATCH",
          body: queryArg.ownShopChange,
        }),
        invalidatesTags: ["seller"],
      }),
      setShopBanner: build.mutation<
        SetShopBannerApiResponse,
        SetShopBannerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/shop/banner`,
          method: "PUT",
          body: queryArg.shopPictureForm,
        }),
        invalidatesTags: ["seller"],
      }),
      removeShopBanner: build.mutation<
        RemoveShopBannerApiResponse,
        RemoveShopBannerApiArg
      >({
        query: () => ({ url: `/api/seller/shop/banner`, method: "DELETE" }),
        invalidatesTags: ["seller"],
      }),
      setShopHoliday: build.mutation<
        SetShopHolidayApiResponse,
        SetShopHolidayApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/shop/holiday`,
          method: "PUT",
          body: queryArg.shopHoliday,
        }),
        invalidatesTags: ["seller"],
      }),
      endShopHoliday: build.mutation<
        EndShopHolidayApiResponse,
        EndShopHolidayApiArg
      >({
        query: () => ({ url: `/api/seller/shop/holiday`, method: "DELETE" }),
        invalidatesTags: ["seller"],
      }),
      setShopLogo: build.mutation<SetShopLogoApiResponse, SetShopLogoApiArg>({
        query: (queryArg) => ({
          url: `/api/seller/shop/logo`,
          method: "PUT",
          body: queryArg.shopPictureForm,
        }),
        invalidatesTags: ["seller"],
      }),
      removeShopLogo: build.mutation<
        RemoveShopLogoApiResponse,
        RemoveShopLogoApiArg
      >({
        query: () => ({ url: `/api/seller/shop/logo`, method: "DELETE" }),
        invalidatesTags: ["seller"],
      }),
      listSellerStatements: build.query<
        ListSellerStatementsApiResponse,
        ListSellerStatementsApiArg
      >({
        query: () => ({ url: `/api/seller/statements` }),
        providesTags: ["seller"],
      }),
      getSellerStatement: build.query<
        GetSellerStatementApiResponse,
        GetSellerStatementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/statements/${encodeURIComponent(String(queryArg.month))}`,
        }),
        providesTags: ["seller"],
      }),
      exportSellerStatement: build.query<
        ExportSellerStatementApiResponse,
        ExportSellerStatementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/statements/${encodeURIComponent(String(queryArg.month))}/csv`,
          params: {
            separator: queryArg.separator,
          },
        }),
        providesTags: ["seller"],
      }),
      listSellerWebhooks: build.query<
        ListSellerWebhooksApiResponse,
        ListSellerWebhooksApiArg
      >({
        query: () => ({ url: `/api/seller/webhooks` }),
        providesTags: ["seller"],
      }),
      createSellerWebhook: build.mutation<
        CreateSellerWebhookApiResponse,
        CreateSellerWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks`,
          method: "POST",
          body: queryArg.newWebhook,
        }),
        invalidatesTags: ["seller"],
      }),
      getSellerWebhook: build.query<
        GetSellerWebhookApiResponse,
        GetSellerWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["seller"],
      }),
      deleteSellerWebhook: build.mutation<
        DeleteSellerWebhookApiResponse,
        DeleteSellerWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["seller"],
      }),
      changeSellerWebhook: build.mutation<
        ChangeSellerWebhookApiResponse,
        ChangeSellerWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.webhookChange,
        }),
        invalidatesTags: ["seller"],
      }),
      listSellerWebhookDeliveries: build.query<
        ListSellerWebhookDeliveriesApiResponse,
        ListSellerWebhookDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries`,
          params: {
            status: queryArg.status,
            before: queryArg.before,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["seller"],
      }),
      getSellerWebhookDelivery: build.query<
        GetSellerWebhookDeliveryApiResponse,
        GetSellerWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}`,
        }),
        providesTags: ["seller"],
      }),
      resendSellerWebhookDelivery: build.mutation<
        ResendSellerWebhookDeliveryApiResponse,
        ResendSellerWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      rotateSellerWebhookSecret: build.mutation<
        RotateSellerWebhookSecretApiResponse,
        RotateSellerWebhookSecretApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks/${encodeURIComponent(String(queryArg.id))}/rotate-secret`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
      testSellerWebhook: build.mutation<
        TestSellerWebhookApiResponse,
        TestSellerWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/webhooks/${encodeURIComponent(String(queryArg.id))}/test`,
          method: "POST",
        }),
        invalidatesTags: ["seller"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sellerApi };
export type ListUsualAttributesApiResponse =
  /** status 200 Names with values */ UsualAttributes;
export type ListUsualAttributesApiArg = {
  /** A sub-category. */
  categoryId: number;
};
export type GetSellerBalanceApiResponse =
  /** status 200 The balance at this moment */ ShopBalance;
export type GetSellerBalanceApiArg = void;
export type ListSellerBalanceHoldsApiResponse =
  /** status 200 One page */ BalanceHoldPage;
export type ListSellerBalanceHoldsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ListCollectionsApiResponse =
  /** status 200 All of them, in the seller's order */ SellerCollectionList;
export type ListCollectionsApiArg = void;
export type CreateCollectionApiResponse =
  /** status 201 The collection */ SellerCollection;
export type CreateCollectionApiArg = {
  newCollection: NewCollection;
};
export type ListDeletedCollectionsApiResponse =
  /** status 200 All of them */ RestorableCollectionList;
export type ListDeletedCollectionsApiArg = void;
export type OrderCollectionsApiResponse =
  /** status 200 All of them in this order */ SellerCollectionList;
export type OrderCollectionsApiArg = {
  collectionOrder: CollectionOrder;
};
export type DeleteCollectionApiResponse =
  /** status 200 The products that stood in it */ DeletedCollection;
export type DeleteCollectionApiArg = {
  /** The collection. */
  id: number;
  /** Another collection in the same sub-category that takes them; without it they stay in the
    sub-category. */
  moveTo?: number;
};
export type UpdateCollectionApiResponse =
  /** status 200 The collection as it is now */ SellerCollection;
export type UpdateCollectionApiArg = {
  /** The collection. */
  id: number;
  collectionChange: CollectionChange;
};
export type SetCollectionPictureApiResponse =
  /** status 200 The collection with its picture */ SellerCollection;
export type SetCollectionPictureApiArg = {
  /** The collection. */
  id: number;
  collectionPictureForm: CollectionPictureForm;
};
export type RemoveCollectionPictureApiResponse =
  /** status 200 The collection without it */ SellerCollection;
export type RemoveCollectionPictureApiArg = {
  /** The collection. */
  id: number;
};
export type SetCollectionProductsApiResponse =
  /** status 200 The collection as it is now */ SellerCollection;
export type SetCollectionProductsApiArg = {
  /** The collection. */
  id: number;
  collectionProducts: CollectionProducts;
};
export type RestoreCollectionApiResponse =
  /** status 200 The collection */ SellerCollection;
export type RestoreCollectionApiArg = {
  /** The collection. */
  id: number;
};
export type ListSellerConversationsApiResponse =
  /** status 200 One page */ ConversationPage;
export type ListSellerConversationsApiArg = {
  /** Only those in which something is unread. */
  unread?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ListSellerCouponsApiResponse =
  /** status 200 One page: those that work or will first, then the latest */ SellerCouponPage;
export type ListSellerCouponsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type CreateCouponApiResponse = /** status 201 The coupon */ SellerCoupon;
export type CreateCouponApiArg = {
  couponTerms: CouponTerms;
};
export type GetSellerCouponApiResponse =
  /** status 200 The coupon */ SellerCoupon;
export type GetSellerCouponApiArg = {
  /** The coupon. */
  id: number;
};
export type UpdateCouponApiResponse =
  /** status 200 The coupon as it is now */ SellerCoupon;
export type UpdateCouponApiArg = {
  /** The coupon. */
  id: number;
  couponTerms: CouponTerms;
};
export type DeleteCouponApiResponse = unknown;
export type DeleteCouponApiArg = {
  /** The coupon. */
  id: number;
};
export type EndCouponApiResponse =
  /** status 200 The coupon, which has ended */ SellerCoupon;
export type EndCouponApiArg = {
  /** The coupon. */
  id: number;
};
export type GetSellerDashboardApiResponse =
  /** status 200 The figures, to the last payment */ SellerDashboard;
export type GetSellerDashboardApiArg = {
  /** The first day. */
  from?: string;
  /** The last day, which is part of it; at most 366 days from the first. */
  to?: string;
};
export type ListSellerDisputesApiResponse =
  /** status 200 One page */ DisputePage;
export type ListSellerDisputesApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetSellerDisputeApiResponse =
  /** status 200 The dispute */ DisputeDetail;
export type GetSellerDisputeApiArg = {
  /** The dispute's id. */
  id: number;
};
export type AcceptSellerDisputeApiResponse =
  /** status 200 The dispute */ DisputeDetail;
export type AcceptSellerDisputeApiArg = {
  /** The dispute's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  acceptDispute: AcceptDispute;
};
export type ProvideDisputeEvidenceApiResponse =
  /** status 200 The dispute */ DisputeDetail;
export type ProvideDisputeEvidenceApiArg = {
  /** The dispute's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  newEvidence: NewEvidence;
};
export type ListSellerKeysApiResponse =
  /** status 200 Those that work first, then the latest; at most 100 */ ApiKey[];
export type ListSellerKeysApiArg = void;
export type CreateSellerKeyApiResponse =
  /** status 201 The key and its secret */ CreatedApiKey;
export type CreateSellerKeyApiArg = {
  newApiKey: NewApiKey;
};
export type RevokeSellerKeyApiResponse = unknown;
export type RevokeSellerKeyApiArg = {
  /** The key. */
  id: number;
};
export type ListSellerLedgerApiResponse = /** status 200 One page */ LedgerPage;
export type ListSellerLedgerApiArg = {
  /** Booked not before. */
  from?: string;
  /** Booked before. */
  to?: string;
  /** Of this kind only. */
  kind?:
    | "capture"
    | "refund"
    | "reversal"
    | "payout"
    | "payout_returned"
    | "adjustment";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ListSellerNotificationsApiResponse =
  /** status 200 A page of them */ NotificationPage;
export type ListSellerNotificationsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetNotificationChoicesApiResponse =
  /** status 200 The chosen kinds */ MailChoices;
export type GetNotificationChoicesApiArg = void;
export type SetNotificationChoicesApiResponse =
  /** status 200 The chosen kinds */ MailChoices;
export type SetNotificationChoicesApiArg = {
  mailChoices: MailChoices;
};
export type ReadSellerNotificationsApiResponse =
  /** status 200 What is left unread */ Unread;
export type ReadSellerNotificationsApiArg = {
  seenNotifications: SeenNotifications;
};
export type ListSellerOrdersApiResponse =
  /** status 200 A page of the shop's part of orders */ SellerOrderPage;
export type ListSellerOrdersApiArg = {
  /** One or more states, separated by commas; all when left out. */
  status?: string;
  /** A part of the order's number, of the buyer's name or of a product's title. */
  q?: string;
  /** Placed on this day (of the shop's time zone) or later. */
  from?: string;
  /** Placed on this day (of the shop's time zone) or earlier. */
  to?: string;
  /** Only those in an open dispute, the most urgent first. */
  disputed?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ExportSellerOrdersApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportSellerOrdersApiArg = {
  /** One or more states, separated by commas; all when left out. */
  status?: string;
  /** A part of the order's number, of the buyer's name or of a product's title. */
  q?: string;
  /** Placed on this day (of the shop's time zone) or later. */
  from?: string;
  /** Placed on this day (of the shop's time zone) or earlier. */
  to?: string;
  /** Only those in an open dispute, the most urgent first. */
  disputed?: boolean;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ShipOrdersApiResponse =
  /** status 200 What became of each */ ShippedMany;
export type ShipOrdersApiArg = {
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  shipMany: ShipMany;
};
export type GetSellerOrderApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type GetSellerOrderApiArg = {
  /** The shop order's id. */
  id: number;
};
export type CancelSellerOrderApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type CancelSellerOrderApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  cancelSellerOrder: CancelSellerOrder;
};
export type AcceptCancelRequestApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type AcceptCancelRequestApiArg = {
  /** The shop order's id. */
  id: number;
  /** The request's id. */
  rid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
};
export type DeclineCancelRequestApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type DeclineCancelRequestApiArg = {
  /** The shop order's id. */
  id: number;
  /** The request's id. */
  rid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  declineCancel: DeclineCancel;
};
export type DeliverOrderApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type DeliverOrderApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
};
export type GetSellerInvoiceApiResponse =
  /** status 200 The invoice of the shop's part */ Invoice;
export type GetSellerInvoiceApiArg = {
  /** The shop order's id. */
  id: number;
};
export type ReportParcelLostApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type ReportParcelLostApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  lostParcel: LostParcel;
};
export type ListSellerMessagesApiResponse =
  /** status 200 The latest 50, or those before a message */ Conversation;
export type ListSellerMessagesApiArg = {
  /** The shop order's id. */
  id: number;
  /** Those that were written before this message; the latest when it is left out. */
  before?: number;
};
export type SendSellerMessageApiResponse =
  /** status 201 The message */ OrderMessage;
export type SendSellerMessageApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  messageForm: MessageForm;
};
export type MarkSellerMessagesSeenApiResponse = unknown;
export type MarkSellerMessagesSeenApiArg = {
  /** The shop order's id. */
  id: number;
  seenMessages: SeenMessages;
};
export type ReportBuyerMessageApiResponse = unknown;
export type ReportBuyerMessageApiArg = {
  /** The shop order's id. */
  id: number;
  /** The message's id. */
  messageId: number;
  reportMessage: ReportMessage;
};
export type SetSellerOrderNoteApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type SetSellerOrderNoteApiArg = {
  /** The shop order's id. */
  id: number;
  ownNote: OwnNote;
};
export type RefundSellerOrderApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type RefundSellerOrderApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  grantRefund: GrantRefund;
};
export type ApproveReturnApiResponse = /** status 200 The return */ Return;
export type ApproveReturnApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  approveReturn: ApproveReturn;
};
export type SetReturnLabelApiResponse = /** status 200 The return */ Return;
export type SetReturnLabelApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  returnLabel: ReturnLabel;
};
export type ObjectToReturnApiResponse = /** status 200 The return */ Return;
export type ObjectToReturnApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  rejectReturn: RejectReturn;
};
export type OfferRefundApiResponse = /** status 200 The return */ Return;
export type OfferRefundApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  offerRefund: OfferRefund;
};
export type ReceiveReturnApiResponse = /** status 200 The return */ Return;
export type ReceiveReturnApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  receiveReturn: ReceiveReturn;
};
export type RejectReturnApiResponse = /** status 200 The return */ Return;
export type RejectReturnApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  rejectReturn: RejectReturn;
};
export type ShipOrderApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type ShipOrderApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  ship: Ship;
};
export type CorrectParcelApiResponse =
  /** status 200 The shop's part */ SellerOrder;
export type CorrectParcelApiArg = {
  /** The shop order's id. */
  id: number;
  /** The parcel's id. */
  pid: number;
  parcelNumber: ParcelNumber;
};
export type ListPackingSlipsApiResponse =
  /** status 200 What goes where */ PackingSlips;
export type ListPackingSlipsApiArg = {
  /** Ids of 1 to 100 shop orders, separated by commas. */
  ids: string;
};
export type GetPayoutAccountApiResponse =
  /** status 200 The account, or none */ OwnPayoutAccount;
export type GetPayoutAccountApiArg = void;
export type SetPayoutAccountApiResponse =
  /** status 200 The account as it is now */ OwnPayoutAccount;
export type SetPayoutAccountApiArg = {
  setPayoutAccount: SetPayoutAccount;
};
export type ListSellerPayoutsApiResponse =
  /** status 200 One page */ PayoutPage;
export type ListSellerPayoutsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetSellerPayoutApiResponse =
  /** status 200 The payout */ PayoutDetail;
export type GetSellerPayoutApiArg = {
  /** The payout's id. */
  id: number;
};
export type ListSellerProductsApiResponse =
  /** status 200 One page, with how many there are by status */ SellerProductPage;
export type ListSellerProductsApiArg = {
  /** Part of a title, an article number or a barcode. */
  q?: string;
  /** Only these; without it all but the archived. */
  status?: "draft" | "active" | "hidden" | "archived" | "withdrawn";
  /** Only those in this category, or below it. */
  categoryId?: number;
  /** Only those in this collection. */
  collectionId?: number;
  /** `out`: none can be bought. `low`: some can, but of a variant no more than the
    shop's `lowStockAt`. */
  stock?: "low" | "out";
  /** `newest` without it. */
  sort?: "newest" | "title" | "price" | "stock" | "updated";
  /** `asc` without it, but `desc` for `newest` and `updated`. */
  direction?: "asc" | "desc";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type CreateProductApiResponse =
  /** status 201 The product */ SellerProduct;
export type CreateProductApiArg = {
  /** A random text, the same for each retry. */
  "Idempotency-Key"?: string;
  newProduct: NewProduct;
};
export type ListProductBulksApiResponse =
  /** status 200 At most 10, the last one first */ ProductBulkList;
export type ListProductBulksApiArg = void;
export type CreateProductBulkApiResponse =
  /** status 201 The change, being worked out */ ProductBulk;
export type CreateProductBulkApiArg = {
  newProductBulk: NewProductBulk;
};
export type GetProductBulkApiResponse =
  /** status 200 Where it is, and how far */ ProductBulk;
export type GetProductBulkApiArg = {
  /** The change. */
  bulkId: number;
};
export type ApplyProductBulkApiResponse =
  /** status 200 The change, being done */ ProductBulk;
export type ApplyProductBulkApiArg = {
  /** The change. */
  bulkId: number;
};
export type ListProductBulkItemsApiResponse =
  /** status 200 One page, in the order in which they were chosen */ ProductBulkItemPage;
export type ListProductBulkItemsApiArg = {
  /** The change. */
  bulkId: number;
  /** Only these; `failed` are those that could not be changed, or not be undone. */
  only?: "create" | "change" | "skip" | "error" | "failed";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type UndoProductBulkApiResponse =
  /** status 200 The change, being undone */ ProductBulk;
export type UndoProductBulkApiArg = {
  /** The change. */
  bulkId: number;
};
export type ExportProductsApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportProductsApiArg = {
  /** Part of a title, an article number or a barcode. */
  q?: string;
  /** Only these; without it all but the archived. */
  status?: "draft" | "active" | "hidden" | "archived" | "withdrawn";
  /** Only those in this category, or below it. */
  categoryId?: number;
  /** Only those in this collection. */
  collectionId?: number;
  /** `out`: none can be bought. `low`: some can, but of a variant no more than the
    shop's `lowStockAt`. */
  stock?: "low" | "out";
  /** `newest` without it. */
  sort?: "newest" | "title" | "price" | "stock" | "updated";
  /** `asc` without it, but `desc` for `newest` and `updated`. */
  direction?: "asc" | "desc";
  /** From 1; all of it without this. */
  part?: number;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ListProductImportsApiResponse =
  /** status 200 At most 10, the last one first */ ProductImportList;
export type ListProductImportsApiArg = void;
export type CreateProductImportApiResponse =
  /** status 201 The import */ ProductImport;
export type CreateProductImportApiArg = {
  productImportForm: ProductImportForm;
};
export type GetProductImportApiResponse =
  /** status 200 Where it is, and how far */ ProductImport;
export type GetProductImportApiArg = {
  /** The import. */
  importId: number;
};
export type ApplyProductImportApiResponse =
  /** status 200 The import, being applied */ ProductImport;
export type ApplyProductImportApiArg = {
  /** The import. */
  importId: number;
};
export type CheckProductImportApiResponse =
  /** status 200 The import, being checked */ ProductImport;
export type CheckProductImportApiArg = {
  /** The import. */
  importId: number;
  productImportMapping: ProductImportMapping;
};
export type GetProductImportErrorsApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type GetProductImportErrorsApiArg = {
  /** The import. */
  importId: number;
};
export type ListProductImportItemsApiResponse =
  /** status 200 One page, in the file's order */ ProductImportItemPage;
export type ListProductImportItemsApiArg = {
  /** The import. */
  importId: number;
  /** Only these; `failed` are those that could not be applied, or not be undone, or of which a
    picture did not come. */
  only?: "create" | "change" | "skip" | "error" | "failed";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type UndoProductImportApiResponse =
  /** status 200 The import, being undone */ ProductImport;
export type UndoProductImportApiArg = {
  /** The import. */
  importId: number;
};
export type PreviewDescriptionApiResponse =
  /** status 200 The description as HTML */ PreviewedDescription;
export type PreviewDescriptionApiArg = {
  descriptionPreview: DescriptionPreview;
};
export type GetProductTemplateApiResponse =
  /** status 200 The headings and two products as examples */ string;
export type GetProductTemplateApiArg = {
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type GetSellerProductApiResponse =
  /** status 200 The product, whatever its status */ SellerProduct;
export type GetSellerProductApiArg = {
  /** The product. */
  id: number;
};
export type DeleteProductApiResponse = unknown;
export type DeleteProductApiArg = {
  /** The product. */
  id: number;
};
export type UpdateProductApiResponse =
  /** status 200 The product as it is now */ SellerProduct;
export type UpdateProductApiArg = {
  /** The product. */
  id: number;
  productChange: ProductChange;
};
export type DuplicateProductApiResponse =
  /** status 201 The copy */ SellerProduct;
export type DuplicateProductApiArg = {
  /** The product. */
  id: number;
};
export type OrderProductImagesApiResponse =
  /** status 200 The product with its pictures in this order */ SellerProduct;
export type OrderProductImagesApiArg = {
  /** The product. */
  id: number;
  productImageOrder: ProductImageOrder;
};
export type AddProductImageApiResponse =
  /** status 201 The product with all its pictures */ SellerProduct;
export type AddProductImageApiArg = {
  /** The product. */
  id: number;
  productImageForm: ProductImageForm;
};
export type RemoveProductImageApiResponse =
  /** status 200 The product without it */ SellerProduct;
export type RemoveProductImageApiArg = {
  /** The product. */
  id: number;
  /** Its picture. */
  imageId: number;
};
export type DescribeProductImageApiResponse =
  /** status 200 The product as it is now */ SellerProduct;
export type DescribeProductImageApiArg = {
  /** The product. */
  id: number;
  /** Its picture. */
  imageId: number;
  productImageChange: ProductImageChange;
};
export type SetProductVariantsApiResponse =
  /** status 200 The product as it is now */ SellerProduct;
export type SetProductVariantsApiArg = {
  /** The product. */
  id: number;
  variantTable: VariantTable;
};
export type UpdateVariantApiResponse =
  /** status 200 The whole product as it is now */ SellerProduct;
export type UpdateVariantApiArg = {
  /** The product. */
  id: number;
  /** Its variant. */
  variantId: number;
  variantChange: VariantChange;
};
export type RegisterSellerApiResponse =
  /** status 200 The caller's profile, now with a shop */ Profile;
export type RegisterSellerApiArg = {
  registerSeller: RegisterSeller;
};
export type ListSellerReturnsApiResponse =
  /** status 200 A page of returns */ ReturnPage;
export type ListSellerReturnsApiArg = {
  /** Whom they wait for: the `shop`, the `buyer`, the `operator`; `over`: nobody. */
  stage?: "all" | "shop" | "buyer" | "operator" | "over";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ListSellerReviewsApiResponse =
  /** status 200 One page, the latest first */ SellerReviewPage;
export type ListSellerReviewsApiArg = {
  /** Only those without an answer. */
  unanswered?: boolean;
  /** Only those with so many stars. */
  rating?: number;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetReviewReplyApiResponse =
  /** status 200 The answer, if there is one */ ReviewReply;
export type GetReviewReplyApiArg = {
  /** The review. */
  reviewId: number;
};
export type EditReviewReplyApiResponse =
  /** status 200 The answer as it stays */ ReviewReply;
export type EditReviewReplyApiArg = {
  /** The review. */
  reviewId: number;
  replyToReview: ReplyToReview;
};
export type ReplyToReviewApiResponse = /** status 201 The answer */ ReviewReply;
export type ReplyToReviewApiArg = {
  /** The review. */
  reviewId: number;
  replyToReview: ReplyToReview;
};
export type GetOwnShopApiResponse = /** status 200 The shop */ OwnShop;
export type GetOwnShopApiArg = void;
export type UpdateOwnShopApiResponse =
  /** status 200 The shop as it is now */ OwnShop;
export type UpdateOwnShopApiArg = {
  ownShopChange: OwnShopChange;
};
export type SetShopBannerApiResponse =
  /** status 200 The shop as it is now */ OwnShop;
export type SetShopBannerApiArg = {
  shopPictureForm: ShopPictureForm;
};
export type RemoveShopBannerApiResponse =
  /** status 200 The shop without it */ OwnShop;
export type RemoveShopBannerApiArg = void;
export type SetShopHolidayApiResponse =
  /** status 200 The shop as it is now */ OwnShop;
export type SetShopHolidayApiArg = {
  shopHoliday: ShopHoliday;
};
export type EndShopHolidayApiResponse =
  /** status 200 The shop without a holiday */ OwnShop;
export type EndShopHolidayApiArg = void;
export type SetShopLogoApiResponse =
  /** status 200 The shop as it is now */ OwnShop;
export type SetShopLogoApiArg = {
  shopPictureForm: ShopPictureForm;
};
export type RemoveShopLogoApiResponse =
  /** status 200 The shop without it */ OwnShop;
export type RemoveShopLogoApiArg = void;
export type ListSellerStatementsApiResponse =
  /** status 200 The latest first */ StatementMonths;
export type ListSellerStatementsApiArg = void;
export type GetSellerStatementApiResponse =
  /** status 200 The month; empty when nothing was booked */ Statement;
export type GetSellerStatementApiArg = {
  /** The month, such as `2026-11`. */
  month: string;
};
export type ExportSellerStatementApiResponse =
  /** status 200 The month (RFC 4180) */ string;
export type ExportSellerStatementApiArg = {
  /** The month, such as `2026-11`. */
  month: string;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ListSellerWebhooksApiResponse =
  /** status 200 The oldest first; 10 at most */ Webhook[];
export type ListSellerWebhooksApiArg = void;
export type CreateSellerWebhookApiResponse =
  /** status 201 The webhook and its secret */ CreatedWebhook;
export type CreateSellerWebhookApiArg = {
  newWebhook: NewWebhook;
};
export type GetSellerWebhookApiResponse = /** status 200 The webhook */ Webhook;
export type GetSellerWebhookApiArg = {
  /** The webhook. */
  id: number;
};
export type DeleteSellerWebhookApiResponse = unknown;
export type DeleteSellerWebhookApiArg = {
  /** The webhook. */
  id: number;
};
export type ChangeSellerWebhookApiResponse =
  /** status 200 As it is now */ Webhook;
export type ChangeSellerWebhookApiArg = {
  /** The webhook. */
  id: number;
  webhookChange: WebhookChange;
};
export type ListSellerWebhookDeliveriesApiResponse =
  /** status 200 The latest first */ WebhookDeliveryPage;
export type ListSellerWebhookDeliveriesApiArg = {
  /** The webhook. */
  id: number;
  /** Those that stand so. */
  status?: "waiting" | "delivered" | "failed";
  /** Those before this one: `next` of the answer before. */
  before?: number;
  /** At most so many. */
  limit?: number;
};
export type GetSellerWebhookDeliveryApiResponse =
  /** status 200 The delivery */ WebhookDelivery;
export type GetSellerWebhookDeliveryApiArg = {
  /** The webhook. */
  id: number;
  /** The delivery. */
  deliveryId: number;
};
export type ResendSellerWebhookDeliveryApiResponse =
  /** status 202 It is on its way */ WebhookDelivery;
export type ResendSellerWebhookDeliveryApiArg = {
  /** The webhook. */
  id: number;
  /** The delivery. */
  deliveryId: number;
};
export type RotateSellerWebhookSecretApiResponse =
  /** status 200 The webhook and its new secret */ CreatedWebhook;
export type RotateSellerWebhookSecretApiArg = {
  /** The webhook. */
  id: number;
};
export type TestSellerWebhookApiResponse =
  /** status 202 It is on its way */ WebhookDelivery;
export type TestSellerWebhookApiArg = {
  /** The webhook. */
  id: number;
};
export type UsualAttribute = {
  name: string;
  /** In German, where an operator said it. */
  nameDe?: string | null;
  /** Those that operators suggest, in their order, then at most 10 others, the most frequent first. */
  values: string[];
  /** The same in German, where an operator said any of them. */
  valuesDe?: string[] | null;
};
export type UsualAttributes = {
  /** Those that operators suggest, in their order, then at most 20 others, the most frequent first. */
  items: UsualAttribute[];
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
export type PayoutHold = {
  since: string;
  /** Why, as an operator told the shop. */
  reason: string;
};
export type ShopBalance = {
  currency: string;
  /** All that it is owed; below zero, it owes, and later sales make up for it. */
  balance: number;
  /** Sold, and not yet delivered for long enough. */
  pending: number;
  /** In an open dispute or return, or on its way back to a buyer. */
  held: number;
  /** Kept for 90 days by what was agreed with the shop. */
  reserved: number;
  /** Paid out and not arrived yet; no part of the balance. */
  onItsWay: number;
  /** What can be paid out now. */
  available: number;
  /** The part of each sale that is kept for 90 days, in 1/100 %. */
  reserveBps: number;
  /** What is less than this waits for more. */
  minimum: number;
  /** Days after delivery until a sale can be paid out. */
  holdDays: number;
  /** Whether those were agreed with this shop; otherwise they are the marketplace's own. */
  holdDaysAreAgreed: boolean;
  payoutsHeld: PayoutHold | null;
  /** When shops are paid next. */
  nextPayoutOn: string | null;
};
export type BalanceHold = {
  /** The shop's part of the order. */
  shopOrderId: number;
  orderNumber: string;
  /** Which amount of the balance it belongs to: `pending`, `held` or `reserved`. */
  part: string;
  /** `not_delivered`, `hold_days` (delivered, and not for long enough), `open_return`, `dispute`,
    `refund_under_way` or `reserve`. */
  reason: string;
  /** How much of the order's money, in minor units. */
  amount: number;
  /** From when on it is available, where that is known. */
  availableFrom: string | null;
};
export type BalanceHoldPage = {
  items: BalanceHold[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type CollectionParent = {
  id: number;
  name: string;
  slug: string;
};
export type NameSlug = {
  name: string;
  /** In German, where that is known. */
  nameDe?: string | null;
  slug: string;
};
export type SellerCollection = {
  id: number;
  name: string;
  slug: string;
  /** Markdown; may be empty. */
  description: string;
  picture: string | null;
  /** Its place among the shop's collections, from 0. */
  position: number;
  /** The sub-category it stands in. */
  parent: CollectionParent;
  /** From the category down to the collection. */
  path: NameSlug[];
  /** How many products stand in it, the archived left out. */
  productCount: number;
  /** How many of them are active. */
  activeProductCount: number;
};
export type SellerCollectionList = {
  /** In the seller's order. */
  items: SellerCollection[];
};
export type NewCollection = {
  name: string;
  /** Its part of the URL, which no other collection in the sub-category has; made of the name
    when it is left out. */
  slug?: string | null;
  /** A sub-category of the marketplace. */
  parentId: number;
  /** Markdown. */
  description?: string | null;
};
export type RestorableCollection = {
  id: number;
  name: string;
  /** The name of the sub-category it stood in. */
  category: string;
  /** How many products would come back into it, the archived left out. */
  productCount: number;
  deletedAt: string;
  /** Until when it can be brought back. */
  keptUntil: string;
};
export type RestorableCollectionList = {
  /** The latest deleted first. */
  items: RestorableCollection[];
};
export type CollectionOrder = {
  /** All of them. */
  ids: number[];
};
export type DeletedCollection = {
  /** The products, which are all still there. */
  productIds: number[];
};
export type CollectionChange = {
  /** The collection keeps its address. */
  name?: string | null;
  /** Its part of the URL, which no other collection in the sub-category has. */
  slug?: string | null;
  /** Another sub-category, into which its products move along. */
  parentId?: number | null;
  /** Markdown; may be empty. */
  description?: string | null;
};
export type CollectionPictureForm = {
  /** JPEG, PNG or WebP, at most 10 MB and 40 megapixels. */
  file: Blob;
};
export type CollectionProducts = {
  /** They leave the collection in which they stand. */
  add?: number[];
  /** They stay in the sub-category. */
  remove?: number[];
  /** Whether those of another sub-category move into the collection's; else they are refused. */
  move?: boolean;
};
export type LastMessage = {
  /** `buyer` or `seller`. */
  author: string;
  /** Its first 200 characters; empty where only photos were sent, or where the marketplace hid it. */
  text: string;
  /** How many photos it shows. */
  photoCount: number;
  isHidden: boolean;
  createdAt: string;
};
export type ListedConversation = {
  shopOrderId: number;
  orderId: number;
  orderNumber: string;
  shopName: string;
  /** Who bought; a former customer, when they left since. */
  buyerName: string;
  lastMessage: LastMessage;
  /** How many messages the caller has not read. */
  unread: number;
};
export type ConversationPage = {
  items: ListedConversation[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  /** In how many conversations something is unread. */
  unread: number;
};
export type CouponStatus = "scheduled" | "active" | "used_up" | "ended";
export type CouponFacts = {
  id: number;
  code: string;
  status: CouponStatus;
  /** What it takes off, in 1/100 %; null where it is an amount. */
  percentBps: number | null;
  /** What it takes off in minor units; null where it is a share. */
  amount: number | null;
  /** The least that the goods it is for must cost in an order, in minor units. */
  minimumSpend: number;
  /** The first day, in the shop's time zone; of UTC where it is the marketplace's. */
  from: string;
  /** The last day; null: until it is ended. */
  to: string | null;
  /** How often all shoppers together may use it; null: as often as they like. */
  totalLimit: number | null;
  /** How often one shopper may use it; null: as often as they like. */
  customerLimit: number | null;
  /** In how many orders it is used; those that were not paid in time are not among them. */
  uses: number;
  /** Whether it can be deleted: no order ever used it, not even an unpaid one. */
  deletable: boolean;
};
export type CouponProduct = {
  id: number;
  title: string;
};
export type CouponCollection = {
  id: number;
  name: string;
};
export type SellerCoupon = CouponFacts & {
  /** Null: not for single products. Deleted ones are left out. */
  products: CouponProduct[] | null;
  /** Null: not for single collections. Deleted ones are left out. */
  collections: CouponCollection[] | null;
};
export type SellerCouponPage = {
  items: SellerCoupon[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type CouponTerms = {
  /** 3 to 20 letters from A to Z, digits, hyphens and underscores, in any case; no other coupon
    of the marketplace has it. */
  code: string;
  /** What it takes off, in 1/100 %. */
  percentBps?: number | null;
  /** What it takes off in minor units, at most what the goods cost. */
  amount?: number | null;
  /** How often one shopper may use it; without it, as often as they like. */
  customerLimit?: number | null;
  /** The first day, in the shop's time zone. */
  from: string;
  /** The last day; without it, the coupon works until it is ended. */
  to?: string | null;
  /** The least that the goods it is for must cost in an order, in minor units. */
  minimumSpend?: number;
  /** How often all shoppers together may use it. */
  totalLimit?: number | null;
  /** Only for these products, at most 200; with `collectionIds` left out. */
  productIds?: number[] | null;
  /** Only for what stands in these collections, at most 200; with `productIds` left out. */
  collectionIds?: number[] | null;
};
export type Period = {
  from: string;
  /** Part of it. */
  to: string;
};
export type Figures = {
  /** What buyers paid in these days for the shop's goods, after discounts. Refunds and the
    marketplace's commission are not taken off. */
  revenue: number;
  /** What went back to buyers in these days, whenever they had paid. */
  refunded: number;
  /** Orders that were paid in these days, with those that were cancelled later. */
  orders: number;
  /** Their pieces. */
  items: number;
  /** `revenue` by `orders`; null without orders. */
  averageOrder: number | null;
  /** How often product pages were opened. Nobody is remembered: who looks twice counts twice. */
  views: number;
  /** `orders` by `views` in 1/100 %; null without views. */
  conversionBps: number | null;
};
export type StepUnit = "day" | "month";
export type PeriodStep = {
  from: string;
  to: string;
  revenue: number;
  orders: number;
  /** Of the same days of the period before. */
  revenueBefore: number;
  ordersBefore: number;
};
export type Tile = "sand" | "mint" | "sky" | "rose" | "lilac" | "butter";
export type BestProduct = {
  id: number;
  title: string;
  thumbnail: string | null;
  tile: Tile;
  /** Pieces that were paid. */
  items: number;
  /** What buyers paid for them, after discounts and before refunds. */
  revenue: number;
  /** How often its page was opened. */
  views: number;
};
export type ToDo = {
  /** Orders of which something is still to be shipped. */
  toShip: number;
  /** When the oldest of them was placed. */
  toShipSince: string | null;
  /** The earliest `shipBy` of them. */
  toShipBy: string | null;
  /** How many of them are late: their `shipBy` is over. */
  toShipLate: number;
  /** Returns that wait for an answer, or for word that the goods came. */
  returns: number;
  /** When the first of them goes on without the shop. */
  returnsBy: string | null;
  /** Disputes that an answer can still change. */
  disputes: number;
  /** Until when the first answer is wanted. */
  disputesBy: string | null;
  /** Reviews that nobody answered. */
  reviews: number;
  /** Products on sale of which some can be bought, but of a variant no more than the shop's
    `lowStockAt`. */
  lowStock: number;
  /** Products on sale of which nothing can be bought. */
  soldOut: number;
  drafts: number;
};
export type Buyer = {
  name: string;
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
export type Dispute = {
  id: number;
  orderNumber: string;
  /** The shop's part of the order; null for operators. */
  shopOrderId: number | null;
  /** PayPal's word for why. */
  reason: string;
  /** PayPal's word for where it stands. */
  status: string;
  /** How grave it is: `INQUIRY`, `CHARGEBACK`, `PRE_ARBITRATION` or `ARBITRATION`. */
  stage: string;
  /** PayPal's word for how it ended. */
  outcome: string | null;
  /** What it is about, of the whole order, in minor units. */
  amount: number;
  currency: string;
  /** Until when PayPal wants an answer. */
  respondBy: string | null;
  openedAt: string;
  resolvedAt: string | null;
  /** When the marketplace or the shop agreed with the buyer. */
  acceptedAt: string | null;
  /** Why PayPal did not take that. */
  acceptFailure: string | null;
  /** Whether it was the shop that agreed. */
  acceptedByShop: boolean;
  /** Whether the shop may agree with the buyer: it is not over, and the whole order is the shop's. */
  canAccept: boolean;
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
export type SellerOrder = {
  /** Of the shop order. */
  id: number;
  /** Of the whole order. */
  number: string;
  createdAt: string;
  status: string;
  /** The last day to ship what is still to be shipped, in the shop's time zone: `handlingDays` of the
    shop after the payment, as they were then. Null once nothing is to be shipped. */
  shipBy: string | null;
  /** How many days ago that was; 0 while there is time. */
  daysLate: number;
  /** Of the whole order; a seller only reads it. */
  paymentStatus: string;
  buyer: Buyer;
  address: ShippingAddress;
  /** What the buyer wrote to all shops of the order. */
  note: string | null;
  /** What the buyer wrote to this shop only. */
  shopNote: string | null;
  /** What only the shop reads; may be empty. */
  ownNote: string;
  subtotal: number;
  discount: number;
  total: number;
  /** What went back of it or is on its way, whoever began that. */
  refunded: number;
  /** What went back of it, is on its way or failed, oldest first. */
  refunds: OrderRefund[];
  /** The buyer's complaints about the order at PayPal: open ones first, the most urgent on top. */
  disputes: Dispute[];
  /** The marketplace's share of what does not go back. */
  commission: number;
  /** What the shop earns: `total - refunded - commission`. */
  payout: number;
  currency: string;
  lines: OrderLine[];
  shipments: Shipment[];
  /** What the buyer asked to cancel after a part of it was sent, oldest first. */
  cancelRequests: CancelRequest[];
  /** What the buyer gives back or never got, oldest first. */
  returns: Return[];
  events: OrderEvent[];
};
export type SellerDashboard = {
  currency: string;
  /** The IANA name of the zone in which days begin and end. */
  timeZone: string;
  /** The day there now. */
  today: string;
  period: Period;
  /** As many days right before. */
  before: Period;
  figures: Figures;
  figuresBefore: Figures;
  unit: StepUnit;
  /** The days or months of the period, from the first to the last. */
  steps: PeriodStep[];
  /** The products that brought most, at most five, the best first. */
  bestProducts: BestProduct[];
  /** How many orders that are not over stand in each state now. */
  states: {
    [key: string]: number;
  };
  toDo: ToDo;
  /** The latest orders, at most five, whenever they came. */
  newestOrders: SellerOrder[];
  /** When shops are paid next; null if no day is planned. */
  nextPayoutOn: string | null;
};
export type DisputePage = {
  items: Dispute[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type DisputeEvidence = {
  id: number;
  note: string;
  shipmentIds: number[];
  /** `pending`, `sent` or `failed`. */
  status: string;
  /** Why PayPal does not take it. */
  failure: string | null;
  createdAt: string;
};
export type DisputeDetail = {
  dispute: Dispute;
  /** In its order. */
  evidence: DisputeEvidence[];
};
export type AcceptDispute = {
  /** PayPal and the buyer read it. */
  note: string;
};
export type NewEvidence = {
  /** PayPal and the buyer read it. */
  note: string;
  /** The parcels of that order that were sent, if any. */
  shipmentIds?: number[] | null;
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
export type CreatedApiKey = {
  key: ApiKey;
  /** What programs send as `Authorization: Bearer …`. Nobody can read it again. */
  secret: string;
};
export type NewApiKey = {
  name: string;
  /** What it may do: an area with `read`, or with `write`, which reads too. Each area once. */
  scopes: string[];
  /** Until when it is good, at most ten years from now; for ever if left out. */
  expiresAt?: string | null;
  /** The caller's password, once more. */
  currentPassword: string;
};
export type LedgerEntry = {
  id: number;
  at: string;
  /** `capture`, `refund`, `reversal`, `payout`, `payout_returned` or `adjustment`. */
  kind: string;
  /** What the shop got, or gave where it is below zero. */
  amount: number;
  /** What it was owed then. */
  balance: number;
  /** What the buyer paid, or below zero got back, of the shop's part. */
  total: number | null;
  /** Of that, the marketplace's share. */
  commission: number | null;
  /** The shop's part of the order. */
  shopOrderId: number | null;
  orderNumber: string | null;
  payoutId: number | null;
  /** Why money went back, or why the marketplace gave or took it. */
  reason: string | null;
  /** The return that paid back. */
  returnId: number | null;
};
export type LedgerPage = {
  items: LedgerEntry[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type NotificationAbout =
  | {
      shopOrderId: number;
      orderNumber: string;
      /** Who bought; a former customer, when they left since. */
      buyerName: string;
      /** How many pieces. */
      items: number;
      /** What the buyer paid for the shop's part. */
      total: number;
      kind: "order";
    }
  | {
      shopOrderId: number;
      orderNumber: string;
      /** Who bought; a former customer, when they left since. */
      buyerName: string;
      kind: "message";
    }
  | {
      returnId: number;
      shopOrderId: number;
      orderNumber: string;
      /** Where it stood then, as a return's `status` says it. */
      status: string;
      /** Why, as a return's `reason` says it. */
      reason: string;
      /** Until when somebody had to act. */
      actBy: string | null;
      kind: "return";
    }
  | {
      disputeId: number;
      orderNumber: string;
      /** `opened`, `moved` or `decided`. */
      step: string;
      amount: number;
      /** Until when PayPal waits for an answer. */
      respondBy: string | null;
      kind: "dispute";
    }
  | {
      productId: number;
      variantId: number;
      title: string;
      /** The chosen values, if the product has options. */
      choice: string | null;
      /** How many were left. */
      left: number;
      kind: "low_stock";
    }
  | {
      payoutId: number;
      /** `paid`, `unclaimed` (waits at PayPal for somebody with that address) or `back` (in the
    balance again). */
      step: string;
      amount: number;
      kind: "payout";
    }
  | {
      reviewId: number;
      productId: number;
      productSlug: string;
      title: string;
      /** Stars, 1 to 5. */
      rating: number;
      kind: "review";
    }
  | {
      /** `suspended` or `lifted`. */
      step: string;
      /** Why the shop is suspended. */
      reason: string | null;
      kind: "shop";
    }
  | {
      productId: number;
      /** `withdrawn` or `put_back`. */
      step: string;
      title: string;
      /** Why it is off sale. */
      reason: string | null;
      kind: "product";
    };
export type Notification = {
  /** The newer, the higher. */
  id: number;
  about: NotificationAbout;
  isRead: boolean;
  createdAt: string;
};
export type NotificationPage = {
  items: Notification[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  /** How many of all are unread. */
  unread: number;
};
export type NotificationKind =
  | "order"
  | "message"
  | "return"
  | "dispute"
  | "low_stock"
  | "payout"
  | "review";
export type MailChoices = {
  byMail: NotificationKind[];
};
export type Unread = {
  unread: number;
};
export type SeenNotifications = {
  /** These, at most 100. */
  ids?: number[] | null;
  /** This one and all before it. */
  upTo?: number | null;
};
export type SellerOrderPage = {
  items: SellerOrder[];
  page: number;
  pageSize: number;
  total: number;
  /** Orders with these words and days by state, whichever states are listed. */
  counts: {
    [key: string]: number;
  };
  /** How many of these are in an open dispute. */
  disputed: number;
};
export type ShippedOne = {
  /** The number that was sent. */
  number: string;
  /** The shop order, if there is one with this number. */
  orderId: number | null;
  /** Why it was not shipped; null if it was. */
  code: string | null;
  /** The same in a sentence. */
  message: string | null;
};
export type ShippedMany = {
  results: ShippedOne[];
};
export type ShipOne = {
  /** The order's number, in capitals or not. */
  number: string;
  carrier: string;
  trackingNumber: string;
};
export type ShipMany = {
  parcels: ShipOne[];
};
export type CancelLine = {
  lineId: number;
  quantity: number;
};
export type CancelSellerOrder = {
  /** So many pieces of these lines; all that was not sent when this is left out. */
  lines?: CancelLine[] | null;
  /** The buyer reads it. */
  reason: string;
};
export type DeclineCancel = {
  /** The buyer reads it. */
  reason: string;
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
export type LostParcel = {
  /** The parcel. */
  shipmentId: number;
  /** The buyer reads it. */
  reason: string;
};
export type OrderMessage = {
  /** The newer, the higher. */
  id: number;
  /** `buyer` or `seller`. */
  author: string;
  /** Empty where only photos were sent, or where the marketplace hid the message. */
  text: string;
  photos: Picture[];
  createdAt: string;
  /** Whether the marketplace hid it from both sides. */
  isHidden: boolean;
  /** Whether the caller's side reported it. */
  isReported: boolean;
};
export type Conversation = {
  /** The oldest first; at most 50. */
  messages: OrderMessage[];
  /** Whether older ones can be asked for with `before`. */
  hasEarlier: boolean;
  /** How many of the other side's messages the caller has not read. */
  unread: number;
};
export type PhotoFile = Blob;
export type MessageForm = {
  /** May be empty when there are photos. */
  text?: string;
  /** At most five photos: JPEG, PNG or WebP, at most 10 MB and 40 megapixels each. */
  images?: PhotoFile[];
};
export type SeenMessages = {
  /** The last message that was read; later ones stay unread. */
  upTo: number;
};
export type ReportMessage = {
  /** What is wrong with a message; `off_platform`: it asks to pay or to talk elsewhere. */
  reason: "spam" | "offensive" | "off_platform" | "private" | "other";
  /** In the caller's own words. */
  text?: string | null;
};
export type OwnNote = {
  /** May be empty. */
  note: string;
};
export type GrantRefund = {
  /** So many pieces of these lines, which the buyer keeps. */
  lines?: CancelLine[] | null;
  /** In minor units. */
  amount?: number | null;
  /** The buyer reads it. */
  reason: string;
};
export type ApproveReturn = {
  /** Whether the goods come back. If not, the money goes back at once. */
  sendBack: boolean;
  /** Where and how to send it; needed when the goods come back. */
  words?: string | null;
};
export type ReturnLabel = {
  /** A picture of the label: JPEG, PNG or WebP, at most 10 MB. */
  image: PhotoFile;
};
export type RejectReturn = {
  /** The buyer reads it. */
  reason: string;
};
export type OfferRefund = {
  /** In minor units; at most what the pieces are worth. */
  amount: number;
  /** The buyer reads it. */
  words: string;
};
export type ReceiveReturn = {
  /** Whether they can be sold again. */
  restock: boolean;
};
export type ShipLine = {
  lineId: number;
  quantity: number;
};
export type Ship = {
  /** Who carries it; UPS, USPS, FedEx, DHL, DPD and GLS get a tracking link. */
  carrier: string;
  trackingNumber: string;
  /** What is in it; everything that is left when this is left out. */
  lines?: ShipLine[] | null;
};
export type ParcelNumber = {
  carrier: string;
  trackingNumber: string;
};
export type PackingLine = {
  id: number;
  title: string;
  options: ChosenOption[];
  /** The article number that the variant has now. */
  sku: string | null;
  /** How many were ordered. */
  quantity: number;
  /** How many of them were sent already. */
  shipped: number;
  /** How many of them were cancelled before they were sent. */
  cancelled: number;
};
export type PackingSlip = {
  /** Of the shop order. */
  id: number;
  /** The number for people. */
  number: string;
  createdAt: string;
  address: ShippingAddress;
  /** What the buyer wrote to all shops of the order. */
  note: string | null;
  /** What the buyer wrote to this shop only. */
  shopNote: string | null;
  lines: PackingLine[];
};
export type PackingSlips = {
  items: PackingSlip[];
};
export type PayoutMethod = "paypal" | "bank";
export type PayoutAccount = {
  method: PayoutMethod;
  /** Most of it hidden. */
  account: string;
  changedAt: string;
  /** No payout before, since another account was replaced. */
  heldUntil: string | null;
};
export type OwnPayoutAccount = {
  account: PayoutAccount | null;
};
export type SetPayoutAccount = {
  method: PayoutMethod;
  /** Of the PayPal account, for `paypal`. PayPal takes no longer ones, and refuses all that are
    paid with it. */
  email?: string | null;
  /** Whose bank account it is, for `bank`. */
  holder?: string | null;
  /** Of the bank account, for `bank`; spaces do not matter. */
  iban?: string | null;
  /** Of the caller's account here. */
  currentPassword: string;
};
export type Payout = {
  id: number;
  /** In minor units. */
  amount: number;
  currency: string;
  method: PayoutMethod;
  /** The account, most of it hidden. */
  account: string;
  /** `pending`, `in_transit`, `unclaimed` (waits at PayPal for somebody with that address),
    `paid`, `failed` or `returned`; money of the last two is in the balance again. */
  status: string;
  /** Why it failed or came back. */
  failure: string | null;
  createdAt: string;
  /** When it arrived, failed or came back. */
  endedAt: string | null;
};
export type PayoutPage = {
  items: Payout[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type PayoutLine = {
  /** The shop's part of the order. */
  shopOrderId: number;
  orderNumber: string;
  /** In minor units; below zero where money of an order that was paid out before went back. */
  amount: number;
};
export type PayoutDetail = {
  payout: Payout;
  lines: PayoutLine[];
  /** What is no order's: adjustments, and what the reserve kept or gave free. */
  other: number;
};
export type ProductStatus =
  "draft" | "active" | "hidden" | "archived" | "withdrawn";
export type ProductWithdrawal = {
  /** Its seller reads it. */
  reason: string;
  since: string;
};
export type SellerProductRow = {
  id: number;
  slug: string;
  title: string;
  thumbnail: string | null;
  tile: Tile;
  status: ProductStatus;
  withdrawal: ProductWithdrawal | null;
  categoryId: number;
  /** From the category down to the sub-category and, if any, the collection. */
  category: NameSlug[];
  collectionId: number | null;
  /** How many variants are sold. */
  variantCount: number;
  /** What the cheapest variant costs now, in minor units. */
  minPrice: number;
  /** What the dearest variant costs now. */
  maxPrice: number;
  /** Whether a variant has a reduced price. */
  onSale: boolean;
  /** How many pieces of all variants can be bought now. */
  stock: number;
  /** How many more are set aside for checkouts. */
  reserved: number;
  /** How many pieces were sold. */
  soldCount: number;
  version: number;
  createdAt: string;
  /** When the seller last changed it. */
  updatedAt: string;
};
export type ProductCounts = {
  /** All but the archived. */
  all: number;
  draft: number;
  active: number;
  hidden: number;
  archived: number;
  /** Taken off sale by the marketplace. */
  withdrawn: number;
};
export type SellerProductPage = {
  items: SellerProductRow[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  counts: ProductCounts;
};
export type SellerImage = Picture & {
  id: number;
};
export type Attribute = {
  name: string;
  value: string;
};
export type OptionValue = {
  /** As it stands in `optionIds`. */
  id: number;
  value: string;
  /** What that is in German, where the marketplace's dictionary knows it; never in a seller's own product. */
  labelDe?: string | null;
};
export type ProductOption = {
  id: number;
  name: string;
  /** What that is in German, where the marketplace's dictionary knows it; never in a seller's own product. */
  labelDe?: string | null;
  values: OptionValue[];
};
export type SellerVariant = {
  id: number;
  sku: string | null;
  /** The number below its bars, such as a GTIN. */
  barcode: string | null;
  /** In grams, as it is sent. */
  weight: number | null;
  /** The product's picture that shows this variant. */
  imageId: number | null;
  /** One value per option, in the options' order. */
  values: string[];
  optionIds: number[];
  price: number;
  priceSale: number | null;
  /** From when on `priceSale` is paid. */
  saleFrom: string | null;
  /** From when on `price` is paid again. */
  saleUntil: string | null;
  /** Whether `priceSale` is paid now. */
  onSale: boolean;
  /** How many can be bought now. */
  stock: number;
  /** How many more are set aside for checkouts. */
  reserved: number;
};
export type SellerProduct = {
  id: number;
  slug: string;
  title: string;
  /** Markdown. */
  description: string;
  /** In German, if that is said. */
  titleDe?: string | null;
  /** In German, if that is said; Markdown. */
  descriptionDe?: string | null;
  status: ProductStatus;
  withdrawal: ProductWithdrawal | null;
  categoryId: number;
  /** From the category down to the sub-category and, if any, the collection. */
  category: NameSlug[];
  /** The shop's collection that it stands in. */
  collectionId: number | null;
  tile: Tile;
  images: SellerImage[];
  attributes: Attribute[];
  options: ProductOption[];
  variants: SellerVariant[];
  /** Regular price of the cheapest variant, in minor units. */
  price: number;
  /** Reduced price of the cheapest variant. */
  priceSale: number | null;
  /** How many pieces were sold. */
  soldCount: number;
  /** Grows with each change of the seller's but counts of stock; see `expectedVersion`. */
  version: number;
  createdAt: string;
  /** When the seller last changed it. */
  updatedAt: string;
};
export type NewOption = {
  name: string;
  values: string[];
};
export type NewVariant = {
  /** One value per option, in the options' order. */
  values?: string[];
  sku?: string | null;
  /** The number below its bars, such as a GTIN. */
  barcode?: string | null;
  /** In grams, as it is sent. */
  weight?: number | null;
  /** In minor units. */
  price: number;
  /** Below the price. */
  priceSale?: number | null;
  /** From when on `priceSale` is paid; at once without it. */
  saleFrom?: string | null;
  /** From when on `price` is paid again; never without it. */
  saleUntil?: string | null;
  stock: number;
};
export type NewProduct = {
  title: string;
  /** Markdown. */
  description?: string;
  /** In German; the other title stands in without it. */
  titleDe?: string | null;
  /** In German, as Markdown; the other description stands in without it. */
  descriptionDe?: string | null;
  /** A sub-category. */
  categoryId: number;
  /** One of the shop's collections in that sub-category. */
  collectionId?: number | null;
  /** `draft` or `active`. */
  status: ProductStatus;
  attributes?: Attribute[];
  options?: NewOption[];
  variants: NewVariant[];
};
export type ImportStatus =
  | "uploaded"
  | "checking"
  | "checked"
  | "applying"
  | "applied"
  | "undoing"
  | "undone";
export type ProductBulkWhat =
  | "price"
  | "sale"
  | "endSale"
  | "addStock"
  | "setStock"
  | "status"
  | "category"
  | "putIn"
  | "takeOut";
export type PriceEnding = "any" | "whole" | "ninetyFive" | "ninetyNine";
export type ProductBulkRule = {
  what: ProductBulkWhat;
  /** `price`: so much more in minor units, or less below 0. `sale`: so much off. */
  amount?: number | null;
  /** The same in hundredths of a percent: 1000 are 10 %. */
  basisPoints?: number | null;
  ending?: PriceEnding | null;
  /** `sale`: from when on; at once without it. */
  saleFrom?: string | null;
  /** `sale`: from when on the regular price is paid again; never without it. */
  saleUntil?: string | null;
  /** `addStock`: so many more, or fewer below 0. `setStock`: so many. */
  pieces?: number | null;
  status?: ProductStatus | null;
  /** `category`: a sub-category. */
  categoryId?: number | null;
  /** `putIn`, `takeOut`: one of the shop's collections. */
  collectionId?: number | null;
};
export type ImportCounts = {
  /** New ones. */
  create: number;
  /** That change. */
  change: number;
  /** In which nothing changes. */
  skip: number;
  /** That cannot be taken. */
  error: number;
  /** Applied, and not undone. */
  done: number;
  /** Not applied, since they were changed after the check. */
  refused: number;
  /** Undone. */
  undone: number;
  /** Archived instead of deleted, since they were sold. */
  archived: number;
  /** Not undone, since they were changed after they were applied. */
  left: number;
};
export type ProductBulk = {
  id: number;
  status: ImportStatus;
  change: ProductBulkRule | null;
  /** How many products were chosen. */
  productCount: number;
  counts: ImportCounts;
  createdAt: string;
};
export type ProductBulkList = {
  items: ProductBulk[];
};
export type StockFilter = "low" | "out";
export type ProductSort = "newest" | "title" | "price" | "stock" | "updated";
export type SortDirection = "asc" | "desc";
export type SellerProductsQuery = {
  /** Part of a title, an article number or a barcode. */
  q?: string | null;
  status?: ProductStatus | null;
  /** Only those in this category, or below it. */
  categoryId?: number | null;
  /** Only those in this collection. */
  collectionId?: number | null;
  stock?: StockFilter | null;
  sort?: ProductSort | null;
  direction?: SortDirection | null;
};
export type NewProductBulk = {
  /** These. */
  productIds?: number[] | null;
  filter?: SellerProductsQuery | null;
  change: ProductBulkRule;
};
export type ProductBulkFault = {
  code: string;
  message: string;
};
export type ProductBulkPart =
  | "price"
  | "priceSale"
  | "saleFrom"
  | "saleUntil"
  | "stock"
  | "status"
  | "category"
  | "collection"
  | "title"
  | "description"
  | "titleDe"
  | "descriptionDe"
  | "details"
  | "sku"
  | "barcode"
  | "weight"
  | "newVariant"
  | "pictures"
  | "imageAlts"
  | "variantImage";
export type ProductBulkShift = {
  what: ProductBulkPart;
  /** The variant's values; `null` for the product itself. */
  variant: string | null;
  /** Minor units, pieces, grams, a status, words, a name, an address or an instant, by `what`; `null` for nothing. */
  from: string | null;
  /** As it is to be. */
  to: string | null;
};
export type ProductBulkItem = {
  /** Its place, from 1. */
  number: number;
  title: string;
  /** The product, if it is still there. */
  productId: number | null;
  /** `change`, `skip` when it is so already, `error` when it cannot be changed. */
  action: string;
  /** `waiting`, `done`, `refused`, `undone`, `left`. */
  step: string;
  /** What is against it. */
  faults: ProductBulkFault[];
  /** What is different from then on. */
  changes: ProductBulkShift[];
};
export type ProductBulkItemPage = {
  items: ProductBulkItem[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type ImportColumn =
  | "handle"
  | "title"
  | "description"
  | "titleDe"
  | "descriptionDe"
  | "details"
  | "category"
  | "collection"
  | "status"
  | "option1Name"
  | "option1Value"
  | "option2Name"
  | "option2Value"
  | "option3Name"
  | "option3Value"
  | "sku"
  | "barcode"
  | "price"
  | "salePrice"
  | "saleFrom"
  | "saleUntil"
  | "stock"
  | "weight"
  | "images"
  | "imageAlts"
  | "variantImage";
export type ImportFileColumn = {
  heading: string;
  /** What stands in its first cells. */
  samples: string[];
  means: ImportColumn | null;
};
export type ImportPictures = {
  /** All of them. */
  named: number;
  /** Still to be fetched. */
  waiting: number;
  /** Added, and not undone. */
  added: number;
  /** Left out, since the product has the very same picture. */
  there: number;
  /** That could not be fetched, or not be used; why is among the faults of the product. */
  refused: number;
};
export type ProductImport = {
  id: number;
  fileName: string;
  /** What parts its cells. */
  separator: string;
  status: ImportStatus;
  /** In the file's order. */
  columns: ImportFileColumn[];
  /** How many rows stand below the headings. */
  rowCount: number;
  /** How many products these make; 0 before the columns are said. */
  productCount: number;
  counts: ImportCounts;
  pictures: ImportPictures;
  createdAt: string;
};
export type ProductImportList = {
  items: ProductImport[];
};
export type ProductImportForm = {
  /** CSV with a row of headings, in UTF-8 or as Excel saves it, the cells parted by comma,
    semicolon or tab; at most 10 MB and 10,000 rows. */
  file: Blob;
};
export type ProductImportMapping = {
  /** Of each column, in the file's order, what it means; `null` for one that is left out. One
    must be the title or the handle. */
  columns: (ImportColumn | null)[];
};
export type ImportFault = {
  /** The row; the headings are row 1. */
  row: number;
  column: ImportColumn | null;
  code: string;
  message: string;
  /** The picture that it is about, if it is about one. */
  address: string | null;
};
export type ProductImportItem = {
  /** Its place in the file, from 1. */
  number: number;
  handle: string;
  title: string;
  /** Its rows; the headings are row 1. */
  rows: number[];
  /** What is to be done: `create`, `change`, `skip` or `error`. */
  action: string;
  /** How far that is: `waiting`, `done`, `refused`, `undone`, `archived` or `left`. */
  step: string;
  /** What is against it. */
  faults: ImportFault[];
  /** The product, if the shop has it. */
  productId: number | null;
  /** What is different of it from then on; nothing of a new one. */
  changes: ProductBulkShift[];
};
export type ProductImportItemPage = {
  items: ProductImportItem[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type PreviewedDescription = {
  /** HTML that can do nothing but show; headings from level 3. */
  descriptionHtml: string;
};
export type DescriptionPreview = {
  /** Markdown; may be empty. */
  description: string;
};
export type ProductChange = {
  /** The product keeps its address. */
  title?: string | null;
  description?: string | null;
  /** In German; `null` takes it away. */
  titleDe?: string | null;
  /** In German; `null` takes it away. */
  descriptionDe?: string | null;
  /** A sub-category; a product that moves leaves its collection. */
  categoryId?: number | null;
  /** One of the shop's collections in the product's sub-category; `null` takes it out. */
  collectionId?: number | null;
  status?: ProductStatus | null;
  attributes?: Attribute[] | null;
  /** The `version` that was seen; if it is another one by now, 409 `product_changed`. */
  expectedVersion?: number | null;
};
export type ProductImageOrder = {
  /** All of them, the one that stands on cards first. */
  imageIds: number[];
};
export type ProductImageForm = {
  /** JPEG, PNG or WebP, at most 10 MB and 40 megapixels. */
  file: Blob;
  /** What it shows. */
  alt?: string | null;
};
export type ProductImageChange = {
  /** In words, for those who do not see it; may be empty. */
  alt: string;
};
export type TableValue = {
  /** Of a value that is there, which may be called otherwise; without it the one called so,
    else a new one. */
  id?: number | null;
  value: string;
};
export type TableOption = {
  /** Of an option that is there, which may get another name; without it the one of this name,
    else a new one. */
  id?: number | null;
  name: string;
  values: TableValue[];
};
export type TableVariant = {
  /** Of a variant that is there; without it the one of these values that is not named
    elsewhere in the table, else a new one. */
  id?: number | null;
  /** One value per option, in the options' order, as the table calls them. */
  values?: string[];
  sku?: string | null;
  /** The number below its bars, such as a GTIN. */
  barcode?: string | null;
  /** In grams, as it is sent. */
  weight?: number | null;
  /** In minor units. */
  price: number;
  /** Below the price. */
  priceSale?: number | null;
  /** From when on `priceSale` is paid; at once without it. */
  saleFrom?: string | null;
  /** From when on `price` is paid again; never without it. */
  saleUntil?: string | null;
  /** One of the product's pictures; without it the variant shows the product's own. */
  imageId?: number | null;
  /** Only without `id`: how many can be bought, 0 when it is left out. */
  stock?: number | null;
  /** Only with `id`: so many more, or fewer below 0. */
  stockChange?: number | null;
};
export type VariantTable = {
  /** In their order; at most 3. */
  options?: TableOption[];
  /** In their order; a variant that is left out is no longer sold. */
  variants: TableVariant[];
  /** The `version` that was seen; if it is another one by now, 409 `product_changed`. */
  expectedVersion?: number | null;
};
export type VariantChange = {
  /** In minor units. */
  price?: number | null;
  /** Below the price; `null` ends the sale, with its dates. */
  priceSale?: number | null;
  /** From when on `priceSale` is paid; `null` at once. */
  saleFrom?: string | null;
  /** From when on `price` is paid again; `null` never. */
  saleUntil?: string | null;
  /** How many can be bought from now on. Beside `stockChange`, not both. */
  stock?: number | null;
  /** What `stock` was when the seller looked; if it is not any more, 409 `stock_moved`. */
  expectedStock?: number | null;
  /** So many more, or fewer below 0; it cannot go below 0. */
  stockChange?: number | null;
  /** May be empty. */
  sku?: string | null;
  /** The number below its bars, such as a GTIN; may be empty. */
  barcode?: string | null;
  /** In grams, as it is sent; `null` when nobody knows. */
  weight?: number | null;
  /** One of the product's pictures; `null` shows the product's own. */
  imageId?: number | null;
  /** The product's `version` that was seen; if it is another one by now, 409 `product_changed`. */
  expectedVersion?: number | null;
};
export type Role = {
  /** `ROLE_USER`, `ROLE_SHOP_MANAGER` or `ROLE_ADMIN`. */
  name: string;
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
export type RegisterSeller = {
  shopName: string;
  /** What it sells, in a few sentences. */
  description: string;
};
export type ListedReturn = {
  buyerName: string;
  shopName: string;
  currency: string;
  return: Return;
};
export type ReturnPage = {
  items: ListedReturn[];
  page: number;
  pageSize: number;
  total: number;
};
export type Review = {
  id: number;
  author: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** May be empty. */
  text: string;
  /** What the buyer shows, at most five. */
  images: Picture[];
  /** What was bought, as the values of its options; null for goods of one kind. */
  choice: string | null;
  /** What the seller says to it. */
  reply: string | null;
  repliedAt: string | null;
  /** How many people found it helpful. */
  helpfulCount: number;
  createdAt: string;
};
export type SellerReviewedProduct = {
  id: number;
  title: string;
  slug: string;
  thumbnail: string | null;
  tile: Tile;
};
export type SellerReview = {
  review: Review;
  product: SellerReviewedProduct;
  /** When the answer was put right; null as long as it may be. */
  replyEditedAt: string | null;
};
export type SellerReviewPage = {
  items: SellerReview[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  /** How many of 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
  /** How many have no answer. */
  unanswered: number;
};
export type ReviewReply = {
  /** Null as long as there is none. */
  text: string | null;
  repliedAt: string | null;
  /** When it was put right; null as long as it may be. */
  replyEditedAt: string | null;
};
export type ReplyToReview = {
  /** Everybody reads it. */
  text: string;
};
export type ShopHoliday = {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
  /** What shoppers read meanwhile. May be empty. */
  note?: string;
};
export type OwnShop = {
  id: number;
  name: string;
  slug: string;
  /** Markdown. */
  description: string;
  /** What it says about shipping, in Markdown; may be empty. */
  shippingPolicy: string;
  /** What it says about returns, in Markdown; may be empty. */
  returnPolicy: string;
  /** `pending`, `approved`, `rejected` or `suspended`; shoppers see approved shops only. */
  status: string;
  /** Why it is `rejected`, as the marketplace says; null in any other status. */
  rejectionReason: string | null;
  /** Why it is `suspended`, as the marketplace says; null in any other status. */
  suspensionReason: string | null;
  /** What the marketplace keeps of each sale, in 1/100 %: as agreed with this shop, or its own. */
  commissionBps: number;
  logo: string | null;
  banner: string | null;
  /** Name, address and tax number as they stand above the shop's invoices; may be empty. */
  invoiceAddress: string;
  /** Where shoppers write to; may be empty. */
  contactEmail: string;
  /** Where shoppers call; may be empty. */
  contactPhone: string;
  holiday: ShopHoliday | null;
  /** The IANA name of the zone in which its days begin and end. */
  timeZone: string;
  /** So few pieces of a variant are few. */
  lowStockAt: number;
  /** Within so many days of the payment the shop hands an order to the carrier. */
  handlingDays: number;
};
export type OwnShopChange = {
  /** The shop keeps its address, unless `slug` changes it. */
  name?: string | null;
  /** A new address, of lower-case letters, digits and hyphens; the five before it lead there. */
  slug?: string | null;
  /** Markdown; may be empty. */
  description?: string | null;
  /** About shipping, in Markdown; may be empty. */
  shippingPolicy?: string | null;
  /** About returns, in Markdown; may be empty. */
  returnPolicy?: string | null;
  /** What stands above the shop's invoices from now on, line by line. May be empty. */
  invoiceAddress?: string | null;
  /** Where shoppers write to. May be empty. */
  contactEmail?: string | null;
  /** Where shoppers call. May be empty. */
  contactPhone?: string | null;
  /** The IANA name of a time zone; the dashboard counts its days anew. */
  timeZone?: string | null;
  /** So few pieces of a variant are few. */
  lowStockAt?: number | null;
  /** Within so many days of the payment the shop hands an order to the carrier. Orders that are paid
    already keep their `shipBy`. */
  handlingDays?: number | null;
};
export type ShopPictureForm = {
  /** JPEG, PNG or WebP, at most 10 MB and 40 megapixels. */
  file: Blob;
};
export type StatementMonth = {
  month: string;
  /** What the shop was owed when it began. */
  opening: number;
  /** How many entries it has. */
  entries: number;
  /** What the shop was owed when it ended, or is owed now. */
  closing: number;
};
export type StatementMonths = {
  months: StatementMonth[];
};
export type StatementTotal = {
  kind: string;
  /** How many. */
  entries: number;
  amount: number;
};
export type Statement = {
  month: string;
  currency: string;
  /** What the shop was owed when it began. */
  opening: number;
  /** What was booked, in its order. */
  lines: LedgerEntry[];
  /** A sum per kind that occurs. */
  totals: StatementTotal[];
  /** What the shop was owed when it ended, or is owed now. */
  closing: number;
};
export type WebhookStatus = "active" | "paused";
export type Webhook = {
  id: number;
  name: string;
  url: string;
  events: (
    | "order.paid"
    | "order.cancelled"
    | "order.delivered"
    | "order.completed"
    | "shipment.sent"
    | "refund.done"
    | "return.requested"
    | "return.changed"
    | "product.published"
    | "product.changed"
    | "product.hidden"
    | "product.deleted"
    | "stock.low"
    | "shop.approved"
    | "shop.rejected"
    | "shop.suspended"
    | "shop.lifted"
    | "shop.changed"
    | "payout.paid"
    | "payout.failed"
    | "payout.returned"
  )[];
  status: WebhookStatus;
  /** Since when it is told nothing; null while it is active. */
  pausedAt: string | null;
  /** `by_hand`; `gone`: it answered 410; `failing`: it took nothing for five days. */
  pauseReason: string | null;
  /** Since when it took nothing; null if it took the latest message. */
  failingSince: string | null;
  /** Until when messages are signed with the secret of before the rotation, too. */
  previousSecretUntil: string | null;
  createdAt: string;
};
export type CreatedWebhook = {
  webhook: Webhook;
  /** What its messages are signed with. Nobody can read it again. */
  secret: string;
};
export type NewWebhook = {
  name: string;
  /** Where messages go: https, on the public internet, on the usual port. */
  url: string;
  events: (
    | "order.paid"
    | "order.cancelled"
    | "order.delivered"
    | "order.completed"
    | "shipment.sent"
    | "refund.done"
    | "return.requested"
    | "return.changed"
    | "product.published"
    | "product.changed"
    | "product.hidden"
    | "product.deleted"
    | "stock.low"
    | "shop.approved"
    | "shop.rejected"
    | "shop.suspended"
    | "shop.lifted"
    | "shop.changed"
    | "payout.paid"
    | "payout.failed"
    | "payout.returned"
  )[];
};
export type WebhookChange = {
  name?: string | null;
  /** Where messages go, also those that wait. */
  url?: string | null;
  events?: (
    | "order.paid"
    | "order.cancelled"
    | "order.delivered"
    | "order.completed"
    | "shipment.sent"
    | "refund.done"
    | "return.requested"
    | "return.changed"
    | "product.published"
    | "product.changed"
    | "product.hidden"
    | "product.deleted"
    | "stock.low"
    | "shop.approved"
    | "shop.rejected"
    | "shop.suspended"
    | "shop.lifted"
    | "shop.changed"
    | "payout.paid"
    | "payout.failed"
    | "payout.returned"
  )[];
  status?: WebhookStatus | null;
};
export type WebhookTry = {
  triedAt: string;
  /** How many milliseconds it took. */
  tookMs: number;
  /** The HTTP status that was answered; null if nothing was. */
  responseStatus: number | null;
  /** The first kilobyte of that answer. */
  responseBody: string | null;
};
export type WebhookDelivery = {
  id: number;
  /** What stands in `webhook-id`: the same each time that this is sent. */
  messageId: string;
  /** One of the events, or `webhook.test`. */
  event: string;
  /** What is sent, to the byte. */
  body: string;
  /** `waiting`: it is tried, or tried again at `nextTryAt`. `failed`: it is not tried again by itself. */
  status: string;
  /** How often it was tried. */
  attempts: number;
  createdAt: string;
  nextTryAt: string | null;
  /** When it was last tried; null until it was. */
  triedAt: string | null;
  /** How many milliseconds that took. */
  tookMs: number | null;
  /** The HTTP status that was answered; null if nothing was. */
  responseStatus: number | null;
  /** The first kilobyte of that answer. */
  responseBody: string | null;
  /** `answer`: no status between 200 and 299. `no_answer`: none within 15 seconds. `not_allowed`: the
    address leads where nothing is sent. `paused`: the webhook was paused before it was taken. */
  failure: string | null;
  /** The tries before the last, the oldest first; the latest twenty of them. */
  earlier: WebhookTry[];
};
export type WebhookDeliveryPage = {
  items: WebhookDelivery[];
  /** What to send as `before` for the ones that follow; null after the last. */
  next: number | null;
};
export const {
  useListUsualAttributesQuery,
  useLazyListUsualAttributesQuery,
  useGetSellerBalanceQuery,
  useLazyGetSellerBalanceQuery,
  useListSellerBalanceHoldsQuery,
  useLazyListSellerBalanceHoldsQuery,
  useListCollectionsQuery,
  useLazyListCollectionsQuery,
  useCreateCollectionMutation,
  useListDeletedCollectionsQuery,
  useLazyListDeletedCollectionsQuery,
  useOrderCollectionsMutation,
  useDeleteCollectionMutation,
  useUpdateCollectionMutation,
  useSetCollectionPictureMutation,
  useRemoveCollectionPictureMutation,
  useSetCollectionProductsMutation,
  useRestoreCollectionMutation,
  useListSellerConversationsQuery,
  useLazyListSellerConversationsQuery,
  useListSellerCouponsQuery,
  useLazyListSellerCouponsQuery,
  useCreateCouponMutation,
  useGetSellerCouponQuery,
  useLazyGetSellerCouponQuery,
  useUpdateCouponMutation,
  useDeleteCouponMutation,
  useEndCouponMutation,
  useGetSellerDashboardQuery,
  useLazyGetSellerDashboardQuery,
  useListSellerDisputesQuery,
  useLazyListSellerDisputesQuery,
  useGetSellerDisputeQuery,
  useLazyGetSellerDisputeQuery,
  useAcceptSellerDisputeMutation,
  useProvideDisputeEvidenceMutation,
  useListSellerKeysQuery,
  useLazyListSellerKeysQuery,
  useCreateSellerKeyMutation,
  useRevokeSellerKeyMutation,
  useListSellerLedgerQuery,
  useLazyListSellerLedgerQuery,
  useListSellerNotificationsQuery,
  useLazyListSellerNotificationsQuery,
  useGetNotificationChoicesQuery,
  useLazyGetNotificationChoicesQuery,
  useSetNotificationChoicesMutation,
  useReadSellerNotificationsMutation,
  useListSellerOrdersQuery,
  useLazyListSellerOrdersQuery,
  useExportSellerOrdersQuery,
  useLazyExportSellerOrdersQuery,
  useShipOrdersMutation,
  useGetSellerOrderQuery,
  useLazyGetSellerOrderQuery,
  useCancelSellerOrderMutation,
  useAcceptCancelRequestMutation,
  useDeclineCancelRequestMutation,
  useDeliverOrderMutation,
  useGetSellerInvoiceQuery,
  useLazyGetSellerInvoiceQuery,
  useReportParcelLostMutation,
  useListSellerMessagesQuery,
  useLazyListSellerMessagesQuery,
  useSendSellerMessageMutation,
  useMarkSellerMessagesSeenMutation,
  useReportBuyerMessageMutation,
  useSetSellerOrderNoteMutation,
  useRefundSellerOrderMutation,
  useApproveReturnMutation,
  useSetReturnLabelMutation,
  useObjectToReturnMutation,
  useOfferRefundMutation,
  useReceiveReturnMutation,
  useRejectReturnMutation,
  useShipOrderMutation,
  useCorrectParcelMutation,
  useListPackingSlipsQuery,
  useLazyListPackingSlipsQuery,
  useGetPayoutAccountQuery,
  useLazyGetPayoutAccountQuery,
  useSetPayoutAccountMutation,
  useListSellerPayoutsQuery,
  useLazyListSellerPayoutsQuery,
  useGetSellerPayoutQuery,
  useLazyGetSellerPayoutQuery,
  useListSellerProductsQuery,
  useLazyListSellerProductsQuery,
  useCreateProductMutation,
  useListProductBulksQuery,
  useLazyListProductBulksQuery,
  useCreateProductBulkMutation,
  useGetProductBulkQuery,
  useLazyGetProductBulkQuery,
  useApplyProductBulkMutation,
  useListProductBulkItemsQuery,
  useLazyListProductBulkItemsQuery,
  useUndoProductBulkMutation,
  useExportProductsQuery,
  useLazyExportProductsQuery,
  useListProductImportsQuery,
  useLazyListProductImportsQuery,
  useCreateProductImportMutation,
  useGetProductImportQuery,
  useLazyGetProductImportQuery,
  useApplyProductImportMutation,
  useCheckProductImportMutation,
  useGetProductImportErrorsQuery,
  useLazyGetProductImportErrorsQuery,
  useListProductImportItemsQuery,
  useLazyListProductImportItemsQuery,
  useUndoProductImportMutation,
  usePreviewDescriptionQuery,
  useLazyPreviewDescriptionQuery,
  useGetProductTemplateQuery,
  useLazyGetProductTemplateQuery,
  useGetSellerProductQuery,
  useLazyGetSellerProductQuery,
  useDeleteProductMutation,
  useUpdateProductMutation,
  useDuplicateProductMutation,
  useOrderProductImagesMutation,
  useAddProductImageMutation,
  useRemoveProductImageMutation,
  useDescribeProductImageMutation,
  useSetProductVariantsMutation,
  useUpdateVariantMutation,
  useRegisterSellerMutation,
  useListSellerReturnsQuery,
  useLazyListSellerReturnsQuery,
  useListSellerReviewsQuery,
  useLazyListSellerReviewsQuery,
  useGetReviewReplyQuery,
  useLazyGetReviewReplyQuery,
  useEditReviewReplyMutation,
  useReplyToReviewMutation,
  useGetOwnShopQuery,
  useLazyGetOwnShopQuery,
  useUpdateOwnShopMutation,
  useSetShopBannerMutation,
  useRemoveShopBannerMutation,
  useSetShopHolidayMutation,
  useEndShopHolidayMutation,
  useSetShopLogoMutation,
  useRemoveShopLogoMutation,
  useListSellerStatementsQuery,
  useLazyListSellerStatementsQuery,
  useGetSellerStatementQuery,
  useLazyGetSellerStatementQuery,
  useExportSellerStatementQuery,
  useLazyExportSellerStatementQuery,
  useListSellerWebhooksQuery,
  useLazyListSellerWebhooksQuery,
  useCreateSellerWebhookMutation,
  useGetSellerWebhookQuery,
  useLazyGetSellerWebhookQuery,
  useDeleteSellerWebhookMutation,
  useChangeSellerWebhookMutation,
  useListSellerWebhookDeliveriesQuery,
  useLazyListSellerWebhookDeliveriesQuery,
  useGetSellerWebhookDeliveryQuery,
  useLazyGetSellerWebhookDeliveryQuery,
  useResendSellerWebhookDeliveryMutation,
  useRotateSellerWebhookSecretMutation,
  useTestSellerWebhookMutation,
} = injectedRtkApi;
