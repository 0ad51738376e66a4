update shops set shipping_policy = concat_ws(E'\n\n', nullif(shipping_policy, ''), return_policy) where return_policy <> '';
alter table shops drop column return_policy;
alter table shops rename column shipping_policy to policies;
