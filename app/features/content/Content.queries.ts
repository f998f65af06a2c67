import { gql } from '../../__generated__/gql.ts'

/** What the blog is about, and what it has to read: of one category, or of all. */
export const BlogQuery = gql(/* GraphQL */ `
  query Blog($category: String, $before: String, $limit: Int!) {
    blogCategories {
      items {
        urlCode
        title
        description
        items
      }
    }
    blogItems(category: $category, before: $before, limit: $limit) {
      items {
        ...BlogCardParts @unmask
      }
      hasMore
    }
  }
`)

/** An item of the blog as a list shows it. */
gql(/* GraphQL */ `
  fragment BlogCardParts on BlogCard {
    urlCode
    categoryUrlCode
    categoryTitle
    title
    description
    locale
    isTranslated
    updatedAt
    publishedAt
    minutes
    cover
    alt
  }
`)

/** An item of the blog, whole, and what to read after it. */
export const BlogItemQuery = gql(/* GraphQL */ `
  query BlogItem($code: String!) {
    blogItem(itemUrlCode: $code) {
      urlCode
      categoryUrlCode
      categoryTitle
      title
      description
      locale
      isTranslated
      updatedAt
      publishedAt
      minutes
      cover
      alt
      tree
    }
    similarBlogItems(itemUrlCode: $code) {
      items {
        ...BlogCardParts @unmask
      }
    }
  }
`)

/** One category of the blog; none where there is no such one. */
export const BlogCategoryQuery = gql(/* GraphQL */ `
  query BlogCategory($code: String!) {
    blogCategory(categoryUrlCode: $code) {
      urlCode
      title
      description
      items
    }
  }
`)
