alter table products drop column title_de, drop column description_de;
