//! Deletion of many rows, in steps.

use db::delete_in_steps;
use db::testing::database;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};

#[tokio::test]
async fn much_is_deleted_a_little_at_a_time() {
    let pool = database().await.pool;
    let mut conn = pool.get().await.unwrap();
    let made = "create table papers (id int primary key, old boolean not null); \
        insert into papers select n, n <= 30 from generate_series(1, 35) as n; \
        create function at_most_ten() returns trigger language plpgsql as $$ begin \
            if (select count(*) from gone) > 10 then raise exception 'too many'; end if; \
            return null; end $$; \
        create trigger at_most_ten after delete on papers referencing old table as gone \
            for each statement execute function at_most_ten()";
    conn.batch_execute(made).await.unwrap();
    let gone = delete_in_steps(
        &pool,
        10,
        "delete from papers where id = any(array( \
             select id from papers where old order by id limit $1 for update skip locked))",
    );
    assert_eq!(gone.await.unwrap(), 30);
    let left = diesel::sql_query("delete from papers").execute(&mut conn);
    assert_eq!(left.await.unwrap(), 5);
}
