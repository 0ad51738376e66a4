-- $1 buyer, $2 what stands where their words stood
with reported as (
    update message_reports set text = null where reporter_id = $1 and text is not null
)
update messages set text = $2, photos = '[]' where author_id = $1 and author = 'buyer'
