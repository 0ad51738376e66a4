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
      listSellerWithheldAmounts: build.query<
        ListSellerWithheldAmountsApiResponse,
        ListSellerWithheldAmountsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/seller/balance/withheld`,
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
  /** status 200 Attribute names with their values */ UsualAttributes;
export type ListUsualAttributesApiArg = {
  /** A subcategory. */
  categoryId: number;
};
export type GetSellerBalanceApiResponse =
  /** status 200 The balance at this moment */ ShopBalance;
export type GetSellerBalanceApiArg = void;
export type ListSellerWithheldAmountsApiResponse =
  /** status 200 One page */ WithheldAmountPage;
export type ListSellerWithheldAmountsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** status 200 The products that were in it */ DeletedCollection;
export type DeleteCollectionApiArg = {
  /** The collection. */
  id: number;
  /** Another collection in the same subcategory for its products; without it they stay in the
    subcategory itself. */
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
  /** status 200 The collection without a picture */ SellerCollection;
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
  /** Only conversations with unread messages. */
  unread?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ListSellerCouponsApiResponse =
  /** status 200 One page: active and scheduled ones first, then the latest */ SellerCouponPage;
export type ListSellerCouponsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** status 200 The figures, up to the latest payment */ SellerDashboard;
export type GetSellerDashboardApiArg = {
  /** The first day. */
  from?: string;
  /** The last day, inclusive; at most 366 days from the first. */
  to?: string;
};
export type ListSellerDisputesApiResponse =
  /** status 200 One page */ DisputePage;
export type ListSellerDisputesApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  acceptDispute: AcceptDispute;
};
export type ProvideDisputeEvidenceApiResponse =
  /** status 200 The dispute */ DisputeDetail;
export type ProvideDisputeEvidenceApiArg = {
  /** The dispute's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  newEvidence: NewEvidence;
};
export type ListSellerKeysApiResponse =
  /** status 200 Active ones first, then the latest; at most 100 */ ApiKey[];
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
  /** Booked at this time or later. */
  from?: string;
  /** Booked before this time. */
  to?: string;
  /** Only this kind. */
  kind?:
    | "capture"
    | "refund"
    | "reversal"
    | "payout"
    | "payout_returned"
    | "adjustment";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ListSellerNotificationsApiResponse =
  /** status 200 A page of them */ NotificationPage;
export type ListSellerNotificationsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type GetNotificationChoicesApiResponse =
  /** status 200 The selected kinds */ MailChoices;
export type GetNotificationChoicesApiArg = void;
export type SetNotificationChoicesApiResponse =
  /** status 200 The selected kinds */ MailChoices;
export type SetNotificationChoicesApiArg = {
  mailChoices: MailChoices;
};
export type ReadSellerNotificationsApiResponse =
  /** status 200 The number that is still unread */ Unread;
export type ReadSellerNotificationsApiArg = {
  seenNotifications: SeenNotifications;
};
export type ListSellerOrdersApiResponse =
  /** status 200 A page of shop orders */ SellerOrderPage;
export type ListSellerOrdersApiArg = {
  /** One or more states, separated by commas; by default all. */
  status?: string;
  /** Part of the order's number, of the buyer's name or of a product's title. */
  q?: string;
  /** Placed on this day (in the shop's time zone) or later. */
  from?: string;
  /** Placed on this day (in the shop's time zone) or earlier. */
  to?: string;
  /** Only orders with an open dispute, the most urgent first. */
  disputed?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ExportSellerOrdersApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportSellerOrdersApiArg = {
  /** One or more states, separated by commas; by default all. */
  status?: string;
  /** Part of the order's number, of the buyer's name or of a product's title. */
  q?: string;
  /** Placed on this day (in the shop's time zone) or later. */
  from?: string;
  /** Placed on this day (in the shop's time zone) or earlier. */
  to?: string;
  /** Only orders with an open dispute, the most urgent first. */
  disputed?: boolean;
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
  separator?: "comma" | "semicolon";
};
export type ShipOrdersApiResponse =
  /** status 200 The result for each order */ ShippedMany;
export type ShipOrdersApiArg = {
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  shipMany: ShipMany;
};
export type GetSellerOrderApiResponse =
  /** status 200 The shop order */ SellerOrder;
export type GetSellerOrderApiArg = {
  /** The shop order's id. */
  id: number;
};
export type CancelSellerOrderApiResponse =
  /** status 200 The shop order */ SellerOrder;
export type CancelSellerOrderApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  cancelSellerOrder: CancelSellerOrder;
};
export type AcceptCancelRequestApiResponse =
  /** status 200 The shop order */ SellerOrder;
export type AcceptCancelRequestApiArg = {
  /** The shop order's id. */
  id: number;
  /** The request's id. */
  rid: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
};
export type DeclineCancelRequestApiResponse =
  /** status 200 The shop order */ SellerOrder;
export type DeclineCancelRequestApiArg = {
  /** The shop order's id. */
  id: number;
  /** The request's id. */
  rid: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  declineCancel: DeclineCancel;
};
export type DeliverOrderApiResponse =
  /** status 200 The shop order */ SellerOrder;
export type DeliverOrderApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
};
export type GetSellerInvoiceApiResponse =
  /** status 200 The invoice of the shop order */ Invoice;
export type GetSellerInvoiceApiArg = {
  /** The shop order's id. */
  id: number;
};
export type ReportParcelLostApiResponse =
  /** status 200 The shop order */ SellerOrder;
export type ReportParcelLostApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  lostParcel: LostParcel;
};
export type ListSellerMessagesApiResponse =
  /** status 200 The latest 50, or those before a message */ Conversation;
export type ListSellerMessagesApiArg = {
  /** The shop order's id. */
  id: number;
  /** Messages before this one; by default the latest. */
  before?: number;
};
export type SendSellerMessageApiResponse =
  /** status 201 The message */ OrderMessage;
export type SendSellerMessageApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random string, the same for each retry */
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
  /** status 200 The shop order */ SellerOrder;
export type SetSellerOrderNoteApiArg = {
  /** The shop order's id. */
  id: number;
  ownNote: OwnNote;
};
export type RefundSellerOrderApiResponse =
  /** status 200 The shop order */ SellerOrder;
export type RefundSellerOrderApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  grantRefund: GrantRefund;
};
export type ApproveReturnApiResponse = /** status 200 The return */ Return;
export type ApproveReturnApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random string, the same for each retry */
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
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  rejectReturn: RejectReturn;
};
export type OfferRefundApiResponse = /** status 200 The return */ Return;
export type OfferRefundApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  offerRefund: OfferRefund;
};
export type ReceiveReturnApiResponse = /** status 200 The return */ Return;
export type ReceiveReturnApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  receiveReturn: ReceiveReturn;
};
export type RejectReturnApiResponse = /** status 200 The return */ Return;
export type RejectReturnApiArg = {
  /** The shop order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  rejectReturn: RejectReturn;
};
export type ShipOrderApiResponse = /** status 200 The shop order */ SellerOrder;
export type ShipOrderApiArg = {
  /** The shop order's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  ship: Ship;
};
export type CorrectParcelApiResponse =
  /** status 200 The shop order */ SellerOrder;
export type CorrectParcelApiArg = {
  /** The shop order's id. */
  id: number;
  /** The parcel's id. */
  pid: number;
  parcelNumber: ParcelNumber;
};
export type ListPackingSlipsApiResponse =
  /** status 200 What to pack for each order */ PackingSlips;
export type ListPackingSlipsApiArg = {
  /** IDs of 1 to 100 shop orders, separated by commas. */
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
  /** Items per page. */
  pageSize?: number;
};
export type GetSellerPayoutApiResponse =
  /** status 200 The payout */ PayoutDetail;
export type GetSellerPayoutApiArg = {
  /** The payout's id. */
  id: number;
};
export type ListSellerProductsApiResponse =
  /** status 200 One page, with the number of products by status */ SellerProductPage;
export type ListSellerProductsApiArg = {
  /** Part of a title, a SKU or a barcode. */
  q?: string;
  /** Only products with this status; by default all except archived ones. */
  status?: "draft" | "active" | "hidden" | "archived" | "withdrawn";
  /** Only products in this category or below it. */
  categoryId?: number;
  /** Only products in this collection. */
  collectionId?: number;
  /** `out`: nothing is in stock. `low`: in stock, but a variant has no more than the shop's
    `lowStockAt`. */
  stock?: "low" | "out";
  /** Default: `newest`. */
  sort?: "newest" | "title" | "price" | "stock" | "updated";
  /** Default: `asc`, but `desc` for `newest` and `updated`. */
  direction?: "asc" | "desc";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type CreateProductApiResponse =
  /** status 201 The product */ SellerProduct;
export type CreateProductApiArg = {
  /** A random string, the same for each retry. */
  "Idempotency-Key"?: string;
  newProduct: NewProduct;
};
export type ListProductBulksApiResponse =
  /** status 200 At most 10, the latest first */ ProductBulkList;
export type ListProductBulksApiArg = void;
export type CreateProductBulkApiResponse =
  /** status 201 The bulk change, being checked */ ProductBulk;
export type CreateProductBulkApiArg = {
  newProductBulk: NewProductBulk;
};
export type GetProductBulkApiResponse =
  /** status 200 Its status and progress */ ProductBulk;
export type GetProductBulkApiArg = {
  /** The bulk change. */
  bulkId: number;
};
export type ApplyProductBulkApiResponse =
  /** status 200 The bulk change, being applied */ ProductBulk;
export type ApplyProductBulkApiArg = {
  /** The bulk change. */
  bulkId: number;
};
export type ListProductBulkItemsApiResponse =
  /** status 200 One page, in the order in which they were selected */ ProductBulkItemPage;
export type ListProductBulkItemsApiArg = {
  /** The bulk change. */
  bulkId: number;
  /** Only these; `failed` are products that could not be changed or undone. */
  only?: "create" | "change" | "skip" | "error" | "failed";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type UndoProductBulkApiResponse =
  /** status 200 The bulk change, being undone */ ProductBulk;
export type UndoProductBulkApiArg = {
  /** The bulk change. */
  bulkId: number;
};
export type ExportProductsApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportProductsApiArg = {
  /** Part of a title, a SKU or a barcode. */
  q?: string;
  /** Only products with this status; by default all except archived ones. */
  status?: "draft" | "active" | "hidden" | "archived" | "withdrawn";
  /** Only products in this category or below it. */
  categoryId?: number;
  /** Only products in this collection. */
  collectionId?: number;
  /** `out`: nothing is in stock. `low`: in stock, but a variant has no more than the shop's
    `lowStockAt`. */
  stock?: "low" | "out";
  /** Default: `newest`. */
  sort?: "newest" | "title" | "price" | "stock" | "updated";
  /** Default: `asc`, but `desc` for `newest` and `updated`. */
  direction?: "asc" | "desc";
  /** From 1; by default the whole table. */
  part?: number;
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
  separator?: "comma" | "semicolon";
};
export type ListProductImportsApiResponse =
  /** status 200 At most 10, the latest first */ ProductImportList;
export type ListProductImportsApiArg = void;
export type CreateProductImportApiResponse =
  /** status 201 The import */ ProductImport;
export type CreateProductImportApiArg = {
  productImportForm: ProductImportForm;
};
export type GetProductImportApiResponse =
  /** status 200 Its status and progress */ ProductImport;
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
  /** Only these; `failed` are products that could not be applied or undone, or with a picture
    that could not be fetched. */
  only?: "create" | "change" | "skip" | "error" | "failed";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
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
  /** status 200 The product without the picture */ SellerProduct;
export type RemoveProductImageApiArg = {
  /** The product. */
  id: number;
  /** The picture. */
  imageId: number;
};
export type DescribeProductImageApiResponse =
  /** status 200 The product as it is now */ SellerProduct;
export type DescribeProductImageApiArg = {
  /** The product. */
  id: number;
  /** The picture. */
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
  /** The variant. */
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
  /** Who has to act next: the `shop`, the `buyer` or the `operator`; `over`: nobody. */
  stage?: "all" | "shop" | "buyer" | "operator" | "over";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ListSellerReviewsApiResponse =
  /** status 200 One page, the latest first */ SellerReviewPage;
export type ListSellerReviewsApiArg = {
  /** Only reviews without a reply. */
  unanswered?: boolean;
  /** Only reviews with this number of stars. */
  rating?: number;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type GetReviewReplyApiResponse =
  /** status 200 The reply, if there is one */ ReviewReply;
export type GetReviewReplyApiArg = {
  /** The review. */
  reviewId: number;
};
export type EditReviewReplyApiResponse =
  /** status 200 The edited reply */ ReviewReply;
export type EditReviewReplyApiArg = {
  /** The review. */
  reviewId: number;
  replyToReview: ReplyToReview;
};
export type ReplyToReviewApiResponse = /** status 201 The reply */ ReviewReply;
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
  /** status 200 The shop without the picture */ OwnShop;
export type RemoveShopBannerApiArg = void;
export type SetShopHolidayApiResponse =
  /** status 200 The shop as it is now */ OwnShop;
export type SetShopHolidayApiArg = {
  shopHoliday: ShopHoliday;
};
export type EndShopHolidayApiResponse =
  /** status 200 The shop without a vacation */ OwnShop;
export type EndShopHolidayApiArg = void;
export type SetShopLogoApiResponse =
  /** status 200 The shop as it is now */ OwnShop;
export type SetShopLogoApiArg = {
  shopPictureForm: ShopPictureForm;
};
export type RemoveShopLogoApiResponse =
  /** status 200 The shop without the picture */ OwnShop;
export type RemoveShopLogoApiArg = void;
export type ListSellerStatementsApiResponse =
  /** status 200 The latest first */ StatementMonths;
export type ListSellerStatementsApiArg = void;
export type GetSellerStatementApiResponse =
  /** status 200 The month; empty if nothing was booked */ Statement;
export type GetSellerStatementApiArg = {
  /** The month, such as `2026-11`. */
  month: string;
};
export type ExportSellerStatementApiResponse =
  /** status 200 The month (RFC 4180) */ string;
export type ExportSellerStatementApiArg = {
  /** The month, such as `2026-11`. */
  month: string;
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
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
  /** status 200 The webhook as it is now */ Webhook;
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
  /** Only those with this status. */
  status?: "waiting" | "delivered" | "failed";
  /** Older than this one: `next` of the previous response. */
  before?: number;
  /** How many to return at most. */
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
  /** status 202 Queued for delivery */ WebhookDelivery;
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
  /** status 202 Queued for delivery */ WebhookDelivery;
export type TestSellerWebhookApiArg = {
  /** The webhook. */
  id: number;
};
export type UsualAttribute = {
  name: string;
  /** In German, if an operator entered it. */
  nameDe?: string | null;
  /** Those suggested by operators, in order, then at most 10 others, the most frequent first. */
  values: string[];
  /** The same in German, if an operator entered any of them. */
  valuesDe?: string[] | null;
};
export type UsualAttributes = {
  /** Those suggested by operators, in order, then at most 20 others, the most frequent first. */
  items: UsualAttribute[];
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
export type PayoutHold = {
  since: string;
  /** The reason, as shown to the shop. */
  reason: string;
};
export type ShopBalance = {
  currency: string;
  /** Everything it is owed; if negative, the shop owes it, and later sales make up for it. */
  balance: number;
  /** From sales that were not delivered, or not long enough ago. */
  pending: number;
  /** In an open dispute or return, or in a refund on its way. */
  held: number;
  /** Kept back for 90 days by the shop's reserve. */
  reserved: number;
  /** Paid out but not arrived yet; not part of the balance. */
  onItsWay: number;
  /** What can be paid out now. */
  available: number;
  /** The part of each sale that is kept back for 90 days, in 1/100 %. */
  reserveBps: number;
  /** Smaller amounts are not paid out yet. */
  minimum: number;
  /** Days after delivery until a sale can be paid out. */
  holdDays: number;
  /** Whether those are the shop's own; otherwise they are the marketplace's. */
  holdDaysAreAgreed: boolean;
  payoutsHeld: PayoutHold | null;
  /** The next payout day. */
  nextPayoutOn: string | null;
};
export type WithheldAmount = {
  /** The shop order. */
  shopOrderId: number;
  orderNumber: string;
  /** The part of the balance it belongs to: `pending`, `held` or `reserved`. */
  part: string;
  /** `not_delivered`, `hold_days` (delivered, but not long enough ago), `open_return`, `dispute`,
    `refund_under_way` or `reserve`. */
  reason: string;
  /** The amount, in minor units. */
  amount: number;
  /** When it becomes available, if known. */
  availableFrom: string | null;
};
export type WithheldAmountPage = {
  items: WithheldAmount[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type CollectionParent = {
  id: number;
  name: string;
  slug: string;
};
export type NameSlug = {
  name: string;
  /** In German, if known. */
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
  /** Its position among the shop's collections, from 0. */
  position: number;
  /** Its subcategory. */
  parent: CollectionParent;
  /** From the category down to the collection. */
  path: NameSlug[];
  /** The number of products in it, without archived ones. */
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
  /** Its slug, unique in the subcategory; by default derived from the name. */
  slug?: string | null;
  /** A subcategory of the marketplace. */
  parentId: number;
  /** Markdown. */
  description?: string | null;
};
export type RestorableCollection = {
  id: number;
  name: string;
  /** The name of its subcategory. */
  category: string;
  /** How many products would return to it, without archived ones. */
  productCount: number;
  deletedAt: string;
  /** Until when it can be restored. */
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
  /** The products, all of which still exist. */
  productIds: number[];
};
export type CollectionChange = {
  /** The collection keeps its address. */
  name?: string | null;
  /** Its slug, unique in the subcategory. */
  slug?: string | null;
  /** Another subcategory; its products move along. */
  parentId?: number | null;
  /** Markdown; may be empty. */
  description?: string | null;
};
export type CollectionPictureForm = {
  /** JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side. */
  file: Blob;
};
export type CollectionProducts = {
  /** To add; they leave their present collection. */
  add?: number[];
  /** To remove; they stay in the subcategory. */
  remove?: number[];
  /** Whether products from another subcategory are moved to the collection's; otherwise they are
    refused. */
  move?: boolean;
};
export type LastMessage = {
  /** `buyer` or `seller`. */
  author: string;
  /** Its first 200 characters; empty if it has only photos, or if the marketplace hid it. */
  text: string;
  /** The number of photos. */
  photoCount: number;
  isHidden: boolean;
  createdAt: string;
};
export type ListedConversation = {
  shopOrderId: number;
  orderId: number;
  orderNumber: string;
  shopName: string;
  /** The buyer; "a former customer" if they deleted their account. */
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
  /** The total number on all pages. */
  total: number;
  /** The number of conversations with unread messages. */
  unread: number;
};
export type CouponStatus = "scheduled" | "active" | "used_up" | "ended";
export type CouponFacts = {
  id: number;
  code: string;
  status: CouponStatus;
  /** The discount in 1/100 %; null if it is an amount. */
  percentBps: number | null;
  /** The discount in minor units; null if it is a percentage. */
  amount: number | null;
  /** The minimum that the eligible products in an order must cost, in minor units. */
  minimumSpend: number;
  /** The first day, in the shop's time zone; for marketplace coupons in UTC. */
  from: string;
  /** The last day; null if it is valid until it is ended. */
  to: string | null;
  /** How often all shoppers together may use it; null for no limit. */
  totalLimit: number | null;
  /** How often one shopper may use it; null for no limit. */
  customerLimit: number | null;
  /** The number of orders that use it, without those that were not paid in time. */
  uses: number;
  /** Whether it can be deleted, because no order ever used it, not even an unpaid one. */
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
  /** Null if it is not for single products. Deleted ones are left out. */
  products: CouponProduct[] | null;
  /** Null if it is not for single collections. Deleted ones are left out. */
  collections: CouponCollection[] | null;
};
export type SellerCouponPage = {
  items: SellerCoupon[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type CouponTerms = {
  /** 3 to 20 letters from A to Z, digits, hyphens and underscores, in upper or lower case; unique
    among all coupons. */
  code: string;
  /** The discount in 1/100 %. */
  percentBps?: number | null;
  /** The discount in minor units, at most what the eligible products cost. */
  amount?: number | null;
  /** How often one shopper may use it; by default no limit. */
  customerLimit?: number | null;
  /** The first day, in the shop's time zone. */
  from: string;
  /** The last day; by default the coupon is valid until it is ended. */
  to?: string | null;
  /** The minimum that the eligible products in an order must cost, in minor units. */
  minimumSpend?: number;
  /** How often all shoppers together may use it. */
  totalLimit?: number | null;
  /** Only for these products, at most 200; not together with `collectionIds`. */
  productIds?: number[] | null;
  /** Only for products in these collections, at most 200; not together with `productIds`. */
  collectionIds?: number[] | null;
};
export type Period = {
  from: string;
  /** The last day, inclusive. */
  to: string;
};
export type Figures = {
  /** What buyers paid in these days for the shop's products, after discounts, before refunds and
    commission. */
  revenue: number;
  /** Refunds in these days, whenever the orders were paid. */
  refunded: number;
  /** Orders that were paid in these days, including those that were cancelled later. */
  orders: number;
  /** The number of pieces in them. */
  items: number;
  /** `revenue` divided by `orders`; null without orders. */
  averageOrder: number | null;
  /** How often product pages were opened. Visitors are not identified, so a second view counts
    again. */
  views: number;
  /** `orders` divided by `views`, in 1/100 %; null without views. */
  conversionBps: number | null;
};
export type StepUnit = "day" | "month";
export type PeriodStep = {
  from: string;
  to: string;
  revenue: number;
  orders: number;
  /** For the same days of the previous period. */
  revenueBefore: number;
  ordersBefore: number;
};
export type Tile = "sand" | "mint" | "sky" | "rose" | "lilac" | "butter";
export type BestProduct = {
  id: number;
  title: string;
  thumbnail: string | null;
  tile: Tile;
  /** Pieces that were paid for. */
  items: number;
  /** What buyers paid for them, after discounts and before refunds. */
  revenue: number;
  /** How often its page was opened. */
  views: number;
};
export type ToDo = {
  /** Orders with pieces to ship. */
  toShip: number;
  /** When the oldest of them was placed. */
  toShipSince: string | null;
  /** The earliest `shipBy` of them. */
  toShipBy: string | null;
  /** How many of them are late: their `shipBy` is past. */
  toShipLate: number;
  /** Returns that wait for an answer, or for confirmation that the items arrived. */
  returns: number;
  /** When the first of them continues without the shop. */
  returnsBy: string | null;
  /** Disputes that an answer can still change. */
  disputes: number;
  /** The earliest deadline for an answer. */
  disputesBy: string | null;
  /** Reviews without a reply. */
  reviews: number;
  /** Products on sale and in stock, with a variant that has no more than the shop's `lowStockAt`. */
  lowStock: number;
  /** Products on sale that are out of stock. */
  soldOut: number;
  drafts: number;
};
export type ExpectedDelivery = {
  from: string;
  to: string;
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
export type Dispute = {
  id: number;
  orderNumber: string;
  /** The shop's part of the order; null for operators. */
  shopOrderId: number | null;
  /** PayPal's code for the reason. */
  reason: string;
  /** PayPal's code for the status. */
  status: string;
  /** The stage: `INQUIRY`, `CHARGEBACK`, `PRE_ARBITRATION` or `ARBITRATION`. */
  stage: string;
  /** PayPal's code for the outcome. */
  outcome: string | null;
  /** The disputed amount of the whole order, in minor units. */
  amount: number;
  currency: string;
  /** PayPal's deadline for an answer. */
  respondBy: string | null;
  openedAt: string;
  resolvedAt: string | null;
  /** When the marketplace or the shop accepted the buyer's claim. */
  acceptedAt: string | null;
  /** Why PayPal refused the acceptance. */
  acceptFailure: string | null;
  /** Whether the shop accepted it. */
  acceptedByShop: boolean;
  /** Whether the shop may accept the claim: the dispute is open, and the whole order is the
    shop's. */
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
export type SellerOrder = {
  /** The shop order's ID. */
  id: number;
  /** The order number that people see. */
  number: string;
  createdAt: string;
  status: string;
  /** The last day to ship, in the shop's time zone: the shop's `handlingDays` after the payment,
    as set at that time. Null if nothing is left to ship. */
  shipBy: string | null;
  /** The number of days since then; 0 if it is not late. */
  daysLate: number;
  expectedDelivery: ExpectedDelivery | null;
  /** The payment status of the whole order; read-only for sellers. */
  paymentStatus: string;
  buyer: Buyer;
  address: ShippingAddress;
  /** The buyer's note to all shops in the order. */
  note: string | null;
  /** The buyer's note to this shop only. */
  shopNote: string | null;
  /** A note that only the shop sees; may be empty. */
  ownNote: string;
  subtotal: number;
  discount: number;
  total: number;
  /** The amount refunded, done or on its way, whoever started it. */
  refunded: number;
  /** Its refunds: done, on their way or failed, oldest first. */
  refunds: OrderRefund[];
  /** The buyer's disputes about the order: open ones first, the most urgent at the top. */
  disputes: Dispute[];
  /** The marketplace's commission on what is not refunded. */
  commission: number;
  /** What the shop earns: `total - refunded - commission`. */
  payout: number;
  currency: string;
  lines: OrderLine[];
  shipments: Shipment[];
  /** The buyer's cancel requests, oldest first. */
  cancelRequests: CancelRequest[];
  /** The buyer's returns, oldest first. */
  returns: Return[];
  events: OrderEvent[];
};
export type SellerDashboard = {
  currency: string;
  /** The IANA name of the shop's time zone. */
  timeZone: string;
  /** Today, in that time zone. */
  today: string;
  period: Period;
  /** The same number of days right before. */
  before: Period;
  figures: Figures;
  figuresBefore: Figures;
  unit: StepUnit;
  /** The days or months of the period, from the first to the last. */
  steps: PeriodStep[];
  /** The products with the most revenue, at most five, the best first. */
  bestProducts: BestProduct[];
  /** The number of unfinished orders in each state now. */
  states: {
    [key: string]: number;
  };
  toDo: ToDo;
  /** The latest orders, at most five, regardless of the period. */
  newestOrders: SellerOrder[];
  /** The next payout day; null if none is planned. */
  nextPayoutOn: string | null;
};
export type DisputePage = {
  items: Dispute[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type DisputeEvidence = {
  id: number;
  note: string;
  shipmentIds: number[];
  /** `pending`, `sent` or `failed`. */
  status: string;
  /** Why PayPal refused it. */
  failure: string | null;
  createdAt: string;
};
export type DisputeDetail = {
  dispute: Dispute;
  /** In its order. */
  evidence: DisputeEvidence[];
};
export type AcceptDispute = {
  /** Shown to PayPal and the buyer. */
  note: string;
};
export type NewEvidence = {
  /** Shown to PayPal and the buyer. */
  note: string;
  /** The shipped parcels of that order, if any. */
  shipmentIds?: number[] | null;
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
export type CreatedApiKey = {
  key: ApiKey;
  /** What programs send as `Authorization: Bearer …`. It is not shown again. */
  secret: string;
};
export type NewApiKey = {
  name: string;
  /** What it may do: an area with `read`, or with `write`, which includes reading. Each area
    once. */
  scopes: string[];
  /** When it expires, at most ten years from now; never if omitted. */
  expiresAt?: string | null;
  /** The caller's current password. */
  currentPassword: string;
};
export type LedgerEntry = {
  id: number;
  at: string;
  /** `capture`, `refund`, `reversal`, `payout`, `payout_returned` or `adjustment`. */
  kind: string;
  /** The amount that the shop received; negative if it was charged. */
  amount: number;
  /** The balance after the entry. */
  balance: number;
  /** What the buyer paid for the shop order; negative for a refund. */
  total: number | null;
  /** The marketplace's commission on that. */
  commission: number | null;
  /** The shop order. */
  shopOrderId: number | null;
  orderNumber: string | null;
  payoutId: number | null;
  /** The reason for a refund or an adjustment. */
  reason: string | null;
  /** The return that was refunded. */
  returnId: number | null;
};
export type LedgerPage = {
  items: LedgerEntry[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type NotificationAbout =
  | {
      shopOrderId: number;
      orderNumber: string;
      /** The buyer; "a former customer" if they deleted their account. */
      buyerName: string;
      /** The number of pieces. */
      items: number;
      /** What the buyer paid for the shop order. */
      total: number;
      kind: "order";
    }
  | {
      shopOrderId: number;
      orderNumber: string;
      /** The buyer; "a former customer" if they deleted their account. */
      buyerName: string;
      kind: "message";
    }
  | {
      returnId: number;
      shopOrderId: number;
      orderNumber: string;
      /** The return's `status` at the time. */
      status: string;
      /** The return's `reason`. */
      reason: string;
      /** The deadline for the next step. */
      actBy: string | null;
      kind: "return";
    }
  | {
      disputeId: number;
      orderNumber: string;
      /** `opened`, `moved` or `decided`. */
      step: string;
      amount: number;
      /** PayPal's deadline for an answer. */
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
      /** `paid`, `unclaimed` (PayPal has no account with that address yet) or `back` (in the
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
  /** Newer ones have higher IDs. */
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
  /** The total number on all pages. */
  total: number;
  /** The total number of unread ones. */
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
  /** Only these, at most 100. */
  ids?: number[] | null;
  /** This one and all before it. */
  upTo?: number | null;
};
export type SellerOrderPage = {
  items: SellerOrder[];
  page: number;
  pageSize: number;
  total: number;
  /** The number of matching orders by state, not only in the requested states. */
  counts: {
    [key: string]: number;
  };
  /** How many of these have an open dispute. */
  disputed: number;
};
export type ShippedOne = {
  /** The order number in the request. */
  number: string;
  /** The shop order, if there is one with this number. */
  orderId: number | null;
  /** Why it was not shipped; null if it was. */
  code: string | null;
  /** The reason as a sentence. */
  message: string | null;
};
export type ShippedMany = {
  results: ShippedOne[];
};
export type ShipOne = {
  /** The order's number, in upper or lower case. */
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
  /** Pieces of these lines; by default everything that was not shipped. */
  lines?: CancelLine[] | null;
  /** Shown to the buyer. */
  reason: string;
};
export type DeclineCancel = {
  /** Shown to the buyer. */
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
export type LostParcel = {
  /** The parcel. */
  shipmentId: number;
  /** Shown to the buyer. */
  reason: string;
};
export type OrderMessage = {
  /** Newer ones have higher IDs. */
  id: number;
  /** `buyer` or `seller`. */
  author: string;
  /** Empty if it has only photos, or if the marketplace hid the message. */
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
  /** Whether there are older ones, to be fetched with `before`. */
  hasEarlier: boolean;
  /** How many of the other side's messages the caller has not read. */
  unread: number;
};
export type PhotoFile = Blob;
export type MessageForm = {
  /** May be empty if there are photos. */
  text?: string;
  /** At most five photos: JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side each. */
  images?: PhotoFile[];
};
export type SeenMessages = {
  /** The ID of the last message that was read; later ones stay unread. */
  upTo: number;
};
export type ReportMessage = {
  /** The reason for reporting a message; `off_platform`: it asks to pay or talk outside the
    marketplace. */
  reason: "spam" | "offensive" | "off_platform" | "private" | "other";
  /** In the caller's own words. */
  text?: string | null;
};
export type OwnNote = {
  /** May be empty. */
  note: string;
};
export type GrantRefund = {
  /** Pieces of these lines, which the buyer keeps. */
  lines?: CancelLine[] | null;
  /** In minor units. */
  amount?: number | null;
  /** Shown to the buyer. */
  reason: string;
};
export type ApproveReturn = {
  /** Whether the buyer must send the items back. If not, they are refunded at once. */
  sendBack: boolean;
  /** Where and how to send the items; required if they must be sent back. */
  words?: string | null;
};
export type ReturnLabel = {
  /** A picture of the label: JPEG, PNG or WebP, at most 10 MB. */
  image: PhotoFile;
};
export type RejectReturn = {
  /** Shown to the buyer. */
  reason: string;
};
export type OfferRefund = {
  /** In minor units; at most the value of the pieces. */
  amount: number;
  /** Shown to the buyer. */
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
  /** The carrier; UPS, USPS, FedEx, DHL, DPD and GLS get a tracking link. */
  carrier: string;
  trackingNumber: string;
  /** Its content; by default everything that has not been shipped. */
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
  /** The variant's present SKU. */
  sku: string | null;
  /** How many were ordered. */
  quantity: number;
  /** How many of them were already shipped. */
  shipped: number;
  /** How many of them were cancelled before shipping. */
  cancelled: number;
};
export type PackingSlip = {
  /** The shop order's ID. */
  id: number;
  /** The order number that people see. */
  number: string;
  createdAt: string;
  address: ShippingAddress;
  /** The buyer's note to all shops in the order. */
  note: string | null;
  /** The buyer's note to this shop only. */
  shopNote: string | null;
  lines: PackingLine[];
};
export type PackingSlips = {
  items: PackingSlip[];
};
export type PayoutMethod = "paypal" | "bank";
export type PayoutAccount = {
  method: PayoutMethod;
  /** Mostly masked. */
  account: string;
  changedAt: string;
  /** No payouts before this time, because the account was replaced. */
  heldUntil: string | null;
};
export type OwnPayoutAccount = {
  account: PayoutAccount | null;
};
export type SetPayoutAccount = {
  method: PayoutMethod;
  /** For `paypal`: the PayPal account's email address. PayPal does not accept longer ones, and
    would refuse the whole batch. */
  email?: string | null;
  /** For `bank`: the account holder. */
  holder?: string | null;
  /** For `bank`: the IBAN; spaces are ignored. */
  iban?: string | null;
  /** The caller's current password. */
  currentPassword: string;
};
export type Payout = {
  id: number;
  /** In minor units. */
  amount: number;
  currency: string;
  method: PayoutMethod;
  /** The account, mostly masked. */
  account: string;
  /** `pending`, `in_transit`, `unclaimed` (PayPal has no account with that address yet), `paid`,
    `failed` or `returned`; with the last two, the money is in the balance again. */
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
  /** The total number on all pages. */
  total: number;
};
export type PayoutLine = {
  /** The shop order. */
  shopOrderId: number;
  orderNumber: string;
  /** In minor units; negative if an order was refunded after it was paid out. */
  amount: number;
};
export type PayoutDetail = {
  payout: Payout;
  lines: PayoutLine[];
  /** What belongs to no order: adjustments, and what the reserve kept or released. */
  other: number;
};
export type ProductStatus =
  "draft" | "active" | "hidden" | "archived" | "withdrawn";
export type ProductWithdrawal = {
  /** Shown to its seller. */
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
  /** From the category down to the subcategory and, if any, the collection. */
  category: NameSlug[];
  collectionId: number | null;
  /** The number of variants on sale. */
  variantCount: number;
  /** The current price of the cheapest variant, in minor units. */
  minPrice: number;
  /** The current price of the most expensive variant, in minor units. */
  maxPrice: number;
  /** Whether a variant has a reduced price. */
  onSale: boolean;
  /** How many pieces of all variants can be bought now. */
  stock: number;
  /** How many more are held for checkouts. */
  reserved: number;
  /** How many pieces were sold. */
  soldCount: number;
  version: number;
  createdAt: string;
  /** When the seller last changed it. */
  updatedAt: string;
};
export type ProductCounts = {
  /** All except archived ones. */
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
  /** The total number on all pages. */
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
export type SellerVariant = {
  id: number;
  sku: string | null;
  /** The barcode's number, such as a GTIN. */
  barcode: string | null;
  /** Shipping weight in grams. */
  weight: number | null;
  /** The product's picture that shows this variant. */
  imageId: number | null;
  /** One value per option, in the options' order. */
  values: string[];
  optionIds: number[];
  price: number;
  priceSale: number | null;
  /** When `priceSale` starts to apply. */
  saleFrom: string | null;
  /** When the sale ends. */
  saleUntil: string | null;
  /** Whether `priceSale` applies now. */
  onSale: boolean;
  /** How many are in stock. */
  stock: number;
  /** How many more are held for checkouts. */
  reserved: number;
};
export type SellerProduct = {
  id: number;
  slug: string;
  title: string;
  /** Markdown. */
  description: string;
  /** In German, if there is one. */
  titleDe?: string | null;
  /** In German, if there is one; Markdown. */
  descriptionDe?: string | null;
  status: ProductStatus;
  withdrawal: ProductWithdrawal | null;
  categoryId: number;
  /** From the category down to the subcategory and, if any, the collection. */
  category: NameSlug[];
  /** Its collection in the shop. */
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
  /** Increases with each change by the seller, except to stock; see `expectedVersion`. */
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
  /** The barcode's number, such as a GTIN. */
  barcode?: string | null;
  /** Shipping weight in grams. */
  weight?: number | null;
  /** In minor units. */
  price: number;
  /** The sale price, below `price`. */
  priceSale?: number | null;
  /** When `priceSale` starts to apply; by default at once. */
  saleFrom?: string | null;
  /** When the sale ends; by default never. */
  saleUntil?: string | null;
  stock: number;
};
export type NewProduct = {
  title: string;
  /** Markdown. */
  description?: string;
  /** In German; by default the other title is shown. */
  titleDe?: string | null;
  /** In German, as Markdown; by default the other description is shown. */
  descriptionDe?: string | null;
  /** A subcategory. */
  categoryId: number;
  /** One of the shop's collections in that subcategory. */
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
  /** `price`: the amount to add, in minor units, negative to reduce. `sale`: the amount off. */
  amount?: number | null;
  /** The same in 1/100 %: 1000 is 10 %. */
  basisPoints?: number | null;
  ending?: PriceEnding | null;
  /** `sale`: when it starts; by default at once. */
  saleFrom?: string | null;
  /** `sale`: when it ends; by default never. */
  saleUntil?: string | null;
  /** `addStock`: the number to add, negative to reduce. `setStock`: the new stock. */
  pieces?: number | null;
  status?: ProductStatus | null;
  /** `category`: a subcategory. */
  categoryId?: number | null;
  /** `putIn`, `takeOut`: one of the shop's collections. */
  collectionId?: number | null;
};
export type ImportCounts = {
  /** New products. */
  create: number;
  /** Changed products. */
  change: number;
  /** Products without changes. */
  skip: number;
  /** Products with errors. */
  error: number;
  /** Applied and not undone. */
  done: number;
  /** Not applied, because they were changed after the check. */
  refused: number;
  /** Undone. */
  undone: number;
  /** Archived instead of deleted, because they were sold. */
  archived: number;
  /** Not undone, because they were changed after they were applied. */
  left: number;
};
export type ProductBulk = {
  id: number;
  status: ImportStatus;
  change: ProductBulkRule | null;
  /** The number of selected products. */
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
  /** Part of a title, a SKU or a barcode. */
  q?: string | null;
  status?: ProductStatus | null;
  /** Only products in this category or below it. */
  categoryId?: number | null;
  /** Only products in this collection. */
  collectionId?: number | null;
  stock?: StockFilter | null;
  sort?: ProductSort | null;
  direction?: SortDirection | null;
};
export type NewProductBulk = {
  /** The products with these IDs. */
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
export type ProductFieldChange = {
  what: ProductBulkPart;
  /** The variant's values; `null` for the product itself. */
  variant: string | null;
  /** The old value: minor units, pieces, grams, a status, text, a name, a URL or a time,
    depending on `what`; `null` if empty. */
  from: string | null;
  /** The new value. */
  to: string | null;
};
export type ProductBulkItem = {
  /** Its position, from 1. */
  number: number;
  title: string;
  /** The product, if it still exists. */
  productId: number | null;
  /** `change`, `skip` if nothing would change, or `error` if it cannot be changed. */
  action: string;
  /** Its progress: `waiting`, `done`, `refused`, `undone` or `left`. */
  step: string;
  /** Why it cannot be changed. */
  faults: ProductBulkFault[];
  /** The changes to the product. */
  changes: ProductFieldChange[];
};
export type ProductBulkItemPage = {
  items: ProductBulkItem[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
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
  /** The content of its first cells. */
  samples: string[];
  means: ImportColumn | null;
};
export type ImportPictures = {
  /** All of them. */
  named: number;
  /** Still to be fetched. */
  waiting: number;
  /** Added and not undone. */
  added: number;
  /** Left out, because the product already has the same picture. */
  there: number;
  /** Could not be fetched or used; the reason is in the product's `faults`. */
  refused: number;
};
export type ProductImport = {
  id: number;
  fileName: string;
  /** The separator between its cells. */
  separator: string;
  status: ImportStatus;
  /** In the file's order. */
  columns: ImportFileColumn[];
  /** The number of rows, without the headings. */
  rowCount: number;
  /** The number of products in them; 0 until the meaning of the columns is set. */
  productCount: number;
  counts: ImportCounts;
  pictures: ImportPictures;
  createdAt: string;
};
export type ProductImportList = {
  items: ProductImport[];
};
export type ProductImportForm = {
  /** CSV with a row of headings, in UTF-8 or as Excel saves it, with cells separated by comma,
    semicolon or tab; at most 10 MB and 10,000 rows. */
  file: Blob;
};
export type ProductImportMapping = {
  /** The meaning of each column, in the file's order; `null` for a column to ignore. One must be
    the title or the handle. */
  columns: (ImportColumn | null)[];
};
export type ImportFault = {
  /** The row number; the headings are row 1. */
  row: number;
  column: ImportColumn | null;
  code: string;
  message: string;
  /** The URL of the picture, if it concerns one. */
  address: string | null;
};
export type ProductImportItem = {
  /** Its position in the file, from 1. */
  number: number;
  handle: string;
  title: string;
  /** Its row numbers; the headings are row 1. */
  rows: number[];
  /** The planned action: `create`, `change`, `skip` or `error`. */
  action: string;
  /** Its progress: `waiting`, `done`, `refused`, `undone`, `archived` or `left`. */
  step: string;
  /** Why it cannot be changed. */
  faults: ImportFault[];
  /** The product, if the shop has it. */
  productId: number | null;
  /** The changes to the product; empty for a new one. */
  changes: ProductFieldChange[];
};
export type ProductImportItemPage = {
  items: ProductImportItem[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type PreviewedDescription = {
  /** Safe HTML; headings from level 3. */
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
  /** In German; `null` removes it. */
  titleDe?: string | null;
  /** In German; `null` removes it. */
  descriptionDe?: string | null;
  /** A subcategory; a product that moves leaves its collection. */
  categoryId?: number | null;
  /** One of the shop's collections in the product's subcategory; `null` removes it from its
    collection. */
  collectionId?: number | null;
  status?: ProductStatus | null;
  attributes?: Attribute[] | null;
  /** The `version` that was read; if it has changed, 409 `product_changed`. */
  expectedVersion?: number | null;
};
export type ProductImageOrder = {
  /** All of them; the first one is shown on cards. */
  imageIds: number[];
};
export type ProductImageForm = {
  /** JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side. */
  file: Blob;
  /** The alternative text. */
  alt?: string | null;
};
export type ProductImageChange = {
  /** The alternative text; may be empty. */
  alt: string;
};
export type TableValue = {
  /** The ID of an existing value, to keep or rename it; without it, the value with this name, or
    a new one. */
  id?: number | null;
  value: string;
};
export type TableOption = {
  /** The ID of an existing option, to keep or rename it; without it, the option with this name,
    or a new one. */
  id?: number | null;
  name: string;
  values: TableValue[];
};
export type TableVariant = {
  /** The ID of an existing variant; without it, the variant with these values, if it is not
    elsewhere in the table, or a new one. */
  id?: number | null;
  /** One value per option, in the options' order, as named in the table. */
  values?: string[];
  sku?: string | null;
  /** The barcode's number, such as a GTIN. */
  barcode?: string | null;
  /** Shipping weight in grams. */
  weight?: number | null;
  /** In minor units. */
  price: number;
  /** The sale price, below `price`. */
  priceSale?: number | null;
  /** When `priceSale` starts to apply; by default at once. */
  saleFrom?: string | null;
  /** When the sale ends; by default never. */
  saleUntil?: string | null;
  /** One of the product's pictures; by default the product's own is shown. */
  imageId?: number | null;
  /** Only without `id`: the stock; default 0. */
  stock?: number | null;
  /** Only with `id`: the change in stock; negative to reduce. */
  stockChange?: number | null;
};
export type VariantTable = {
  /** In order; at most 3. */
  options?: TableOption[];
  /** In order; a variant that is left out is no longer sold. */
  variants: TableVariant[];
  /** The `version` that was read; if it has changed, 409 `product_changed`. */
  expectedVersion?: number | null;
};
export type VariantChange = {
  /** In minor units. */
  price?: number | null;
  /** The sale price, below `price`; `null` ends the sale and removes its dates. */
  priceSale?: number | null;
  /** When `priceSale` starts to apply; `null` for at once. */
  saleFrom?: string | null;
  /** When the sale ends; `null` for never. */
  saleUntil?: string | null;
  /** How many can be bought from now on. Not together with `stockChange`. */
  stock?: number | null;
  /** The `stock` that the seller saw; if it has changed, 409 `stock_moved`. */
  expectedStock?: number | null;
  /** The change in stock; negative to reduce. Stock cannot go below 0. */
  stockChange?: number | null;
  /** May be empty. */
  sku?: string | null;
  /** The barcode's number, such as a GTIN; may be empty. */
  barcode?: string | null;
  /** Shipping weight in grams; `null` if unknown. */
  weight?: number | null;
  /** One of the product's pictures; `null` for the product's own. */
  imageId?: number | null;
  /** The product's `version` that was read; if it has changed, 409 `product_changed`. */
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
  /** The same, at most 64 pixels a side; null for old pictures with one size. */
  avatarSmall: string | null;
  roles: Role[];
  /** Always 1, because only active accounts can call this. */
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
  /** When the reply was edited; null while it can still be edited. */
  replyEditedAt: string | null;
};
export type SellerReviewPage = {
  items: SellerReview[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
  /** The number of reviews without a reply. */
  unanswered: number;
};
export type ReviewReply = {
  /** Null if there is none. */
  text: string | null;
  repliedAt: string | null;
  /** When it was edited; null while it can still be edited. */
  replyEditedAt: string | null;
};
export type ReplyToReview = {
  /** Public. */
  text: string;
};
export type ShopHoliday = {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
  /** A note to shoppers. May be empty. */
  note?: string;
};
export type OwnShop = {
  id: number;
  name: string;
  slug: string;
  /** Markdown. */
  description: string;
  /** The shipping policy, in Markdown; may be empty. */
  shippingPolicy: string;
  /** The return policy, in Markdown; may be empty. */
  returnPolicy: string;
  /** `pending`, `approved`, `rejected` or `suspended`; shoppers see approved shops only. */
  status: string;
  /** The marketplace's reason if it is `rejected`; null in any other status. */
  rejectionReason: string | null;
  /** The marketplace's reason if it is `suspended`; null in any other status. */
  suspensionReason: string | null;
  /** The commission on each sale, in 1/100 %: the shop's own rate, or the marketplace's. */
  commissionBps: number;
  logo: string | null;
  banner: string | null;
  /** Name, address and tax number, as printed on the shop's invoices; may be empty. */
  invoiceAddress: string;
  /** Email address for shoppers; may be empty. */
  contactEmail: string;
  /** Phone number for shoppers; may be empty. */
  contactPhone: string;
  holiday: ShopHoliday | null;
  /** The IANA name of the shop's time zone. */
  timeZone: string;
  /** Stock at or below this number counts as low. */
  lowStockAt: number;
  /** The number of days after payment within which the shop hands an order to the carrier. */
  handlingDays: number;
};
export type OwnShopChange = {
  /** The shop keeps its address, unless `slug` changes it. */
  name?: string | null;
  /** A new slug, of lower-case letters, digits and hyphens; the last five redirect to it. */
  slug?: string | null;
  /** Markdown; may be empty. */
  description?: string | null;
  /** The shipping policy, in Markdown; may be empty. */
  shippingPolicy?: string | null;
  /** The return policy, in Markdown; may be empty. */
  returnPolicy?: string | null;
  /** What is printed at the top of the shop's invoices from now on, line by line. May be empty. */
  invoiceAddress?: string | null;
  /** Email address for shoppers. May be empty. */
  contactEmail?: string | null;
  /** Phone number for shoppers. May be empty. */
  contactPhone?: string | null;
  /** The IANA name of a time zone; the dashboard recalculates its days. */
  timeZone?: string | null;
  /** Stock at or below this number counts as low. */
  lowStockAt?: number | null;
  /** The number of days after payment within which the shop hands an order to the carrier. Orders
    that are already paid keep their `shipBy`. */
  handlingDays?: number | null;
};
export type ShopPictureForm = {
  /** JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side. */
  file: Blob;
};
export type StatementMonth = {
  month: string;
  /** The balance at the beginning of the month. */
  opening: number;
  /** How many entries it has. */
  entries: number;
  /** The balance at the end of the month, or now. */
  closing: number;
};
export type StatementMonths = {
  months: StatementMonth[];
};
export type StatementTotal = {
  kind: string;
  /** The number of entries. */
  entries: number;
  amount: number;
};
export type Statement = {
  month: string;
  currency: string;
  /** The balance at the beginning of the month. */
  opening: number;
  /** The entries, in order. */
  lines: LedgerEntry[];
  /** A sum for each kind of entry. */
  totals: StatementTotal[];
  /** The balance at the end of the month, or now. */
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
  /** When it was paused; null while it is active. */
  pausedAt: string | null;
  /** `by_hand`; `gone`: it responded with 410; `failing`: it accepted nothing for five days. */
  pauseReason: string | null;
  /** Since when it has accepted no messages; null if it accepted the latest one. */
  failingSince: string | null;
  /** Until when messages are also signed with the previous secret. */
  previousSecretUntil: string | null;
  createdAt: string;
};
export type CreatedWebhook = {
  webhook: Webhook;
  /** The secret that signs its messages. It is not shown again. */
  secret: string;
};
export type NewWebhook = {
  name: string;
  /** Where messages are sent: https, on the public internet, on the standard port. */
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
  /** Where messages are sent, including pending ones. */
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
  /** The duration, in milliseconds. */
  tookMs: number;
  /** The HTTP status of the response; null if there was none. */
  responseStatus: number | null;
  /** The first kilobyte of the response. */
  responseBody: string | null;
};
export type WebhookDelivery = {
  id: number;
  /** The value of `webhook-id`, the same for every try. */
  messageId: string;
  /** One of the events, or `webhook.test`. */
  event: string;
  /** The exact body that is sent. */
  body: string;
  /** `waiting`: it is being tried, or will be retried at `nextTryAt`. `failed`: it is not retried
    automatically. */
  status: string;
  /** The number of tries. */
  attempts: number;
  createdAt: string;
  nextTryAt: string | null;
  /** When it was last tried; null if never. */
  triedAt: string | null;
  /** The duration of the last try, in milliseconds. */
  tookMs: number | null;
  /** The HTTP status of the response; null if there was none. */
  responseStatus: number | null;
  /** The first kilobyte of the response. */
  responseBody: string | null;
  /** `answer`: the status was not 2xx. `no_answer`: no response within 15 seconds. `not_allowed`:
    the address is not on the public internet. `paused`: the webhook was paused before the
    message was accepted. */
  failure: string | null;
  /** Earlier tries, the oldest first; at most the latest twenty. */
  earlier: WebhookTry[];
};
export type WebhookDeliveryPage = {
  items: WebhookDelivery[];
  /** Pass as `before` to get the next page; null at the end. */
  next: number | null;
};
export const {
  useListUsualAttributesQuery,
  useLazyListUsualAttributesQuery,
  useGetSellerBalanceQuery,
  useLazyGetSellerBalanceQuery,
  useListSellerWithheldAmountsQuery,
  useLazyListSellerWithheldAmountsQuery,
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
