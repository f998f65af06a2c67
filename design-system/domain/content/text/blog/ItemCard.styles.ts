import { styled } from 'styled-components'
import { column, typeStyle } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const CardRoot = styled.article`
  position: relative;
  ${column(space[4])}
  > svg {
    flex: none;
  }
  &[data-look='large'] {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    gap: ${space[8]};
  }
  @media ${media.belowTabletBig} {
    &[data-look='large'] {
      gap: ${space[5]};
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  @media ${media.phone} {
    &[data-look='large'] {
      display: flex;
      align-items: stretch;
      gap: ${space[4]};
    }
  }
`

export const CardWords = styled.div`
  ${column(space['1-5'])}
  align-items: flex-start;
  > p {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  > p:last-child {
    margin-top: ${space['0-5']};
  }
  [data-look='large'] > & > p:not(:last-child) {
    font: ${type.bodyL.font};
  }
`

export const CardTags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['1-5']};
  margin-bottom: ${space['0-5']};
`

export const CardTitle = styled.h2`
  ${typeStyle(type.title3)}
  text-wrap: balance;
  [data-look='large'] > * > & {
    ${typeStyle(type.title1)}
  }
`

/** The whole card is its hit area. */
export const CardLink = styled.a`
  color: ${semantic.text.primary};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.l};
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
`
