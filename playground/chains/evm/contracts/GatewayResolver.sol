// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Leaves names to a host elsewhere (EIP-3668), for all names below its own (ENSIP-10). It believes what the host says.
contract GatewayResolver {
  error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

  string[] private urls;

  function setUrl(string calldata url) external {
    urls = [url];
  }

  function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
    revert OffchainLookup(address(this), urls, abi.encodeCall(this.resolve, (name, data)), this.take.selector, data);
  }

  function take(bytes calldata response, bytes calldata) external pure returns (bytes memory) {
    return response;
  }

  function supportsInterface(bytes4 id) external pure returns (bool) {
    return id == 0x01ffc9a7 || id == 0x9061b923;
  }
}
