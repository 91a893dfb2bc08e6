-- The words of articles and questions, as search_words writes them: they change seldom and are sought by everybody.
alter table articles
  add column words_de text not null generated always as (search_words(title_de || ' ' || teaser_de)) stored,
  add column words_en text not null generated always as (search_words(title_en || ' ' || teaser_en)) stored;
alter table faq_items
  add column words_de text not null
    generated always as (search_words(question_de || ' ' || regexp_replace(answer_de, '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'))) stored,
  add column words_en text not null
    generated always as (search_words(question_en || ' ' || regexp_replace(answer_en, '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'))) stored;
