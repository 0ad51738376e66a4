drop index refunds_going_back;
