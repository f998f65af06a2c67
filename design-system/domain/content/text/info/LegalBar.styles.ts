import { styled } from 'styled-components'
import {
  baselineRow,
  cardSurface,
  column,
  inlineRow,
  noteText,
  plainSummary,
} from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const LegalRoot = styled.section`
  ${column(space[3])}
  padding: ${space[4]} ${space[5]};
  ${cardSurface}
  > p {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const LegalFacts = styled.div`
  ${baselineRow(space[1], space[4])}
  > strong {
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
  > span {
    ${noteText}
  }
`

export const VersionFold = styled.details`
  > summary {
    ${inlineRow(space['1-5'])}
    min-height: ${size.controlS};
    border-radius: ${vars.radius.xs};
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.text.link};
    ${plainSummary}
  }
  > summary > svg {
    transition: transform ${vars.duration.fast} ${vars.easing.out};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  @media ${media.phone} {
    > summary {
      min-height: ${size.touch};
    }
  }
`

export const VersionList = styled.ol`
  ${column(space[3])}
  padding-top: ${space[2]};
  > li {
    ${column(space['0-5'])}
    align-items: flex-start;
  }
  > li > span {
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    > li > a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
    }
  }
`
