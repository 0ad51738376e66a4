drop index shops_words;
drop index orders_words;
drop function search_query;
drop function search_vector;
drop function search_words;
