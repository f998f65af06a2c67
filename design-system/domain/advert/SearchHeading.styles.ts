import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  @media ${media.phone} {
    align-items: center;
    > :last-child {
      flex: 1 0 auto;
    }
    [data-width] > label {
      flex: 1;
      justify-content: center;
    }
    [data-width] {
      width: 100%;
    }
  }
`

export const Title = styled.h1`
  font: ${vars.type.title1.font};
  letter-spacing: ${vars.type.title1.tracking};
  @media ${media.phone} {
    font: ${vars.type.title2.font};
    letter-spacing: ${vars.type.title2.tracking};
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[1]};
  color: ${semantic.text.secondary};
  > * + *::before {
    content: '·';
    margin-inline-end: ${space[1]};
    color: ${semantic.text.tertiary};
  }
  [data-direction] {
    margin-inline-start: ${space[2]};
  }
  @media ${media.phone} {
    /* The market stands in a line of its own. */
    > [data-part='market'] {
      flex: 1 0 100%;
      display: block;
    }
    > [data-part='market']::before {
      content: none;
    }
    > [data-part='market']::first-letter {
      text-transform: uppercase;
    }
  }
  strong {
    color: ${semantic.text.primary};
  }
`
