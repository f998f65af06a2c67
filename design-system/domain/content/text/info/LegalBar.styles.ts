import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { borderWidth, semantic, size, space, type } = vars

export const LegalRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: ${borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  > p {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const LegalFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  > strong {
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
  > span {
    font: ${type.label.font};
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
  }
`

export const VersionFold = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space['1-5']};
    min-height: ${size.controlS};
    border-radius: ${vars.radius.xs};
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.text.link};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
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
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-top: ${space[2]};
  > li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space['0-5']};
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
