-- Lists go by the day on which an article was last looked through.
create index articles_reviewed on articles (reviewed_on desc, id desc);
create index articles_topic_reviewed on articles (topic, reviewed_on desc, id desc);
drop index articles_newest;
drop index articles_topic;
