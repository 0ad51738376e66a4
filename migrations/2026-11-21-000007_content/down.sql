drop table contact_messages, content_page_edits, content_pages;
